/** Put a text on the clipboard, for whoever presses “copy”; whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a secure connection a browser has no clipboard: an old way still works there.
    const before = document.activeElement as HTMLElement | null;
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}
