/** The socket to the table: opened, lost, opened again, until somebody hangs up. */
import { settings } from "../settings/settings.svelte";
import { type FromPage, type FromServer, type Sent, wholeFromServer } from "../wire/whole";

export type ConnectionState = "opening" | "open" | "lost" | "taken" | "closed";

interface Listener {
  message(message: FromServer): void;
  state(state: ConnectionState): void;
  /** How many lines of the story are known here already. */
  since(): number;
}

/** One message of the server, read; null if it is none. */
function readMessage(text: string): FromServer | null {
  let sent: Sent["FromServer"] | null;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  return sent && wholeFromServer(sent);
}

const QUIET = 20_000;
const DEAF = 10_000;

/** How long to wait before trying again, in milliseconds: doubling, never above five seconds. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(5000, 250 * 2 ** Math.min(attempt, 10));
  // Half is certain and half by lot, so that many pages do not come back in one instant.
  return Math.round(most / 2 + (most / 2) * random());
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #state: ConnectionState = "opening";

  constructor(
    private readonly table: string,
    private readonly token: string,
    /** The keys to the seats of the others at this device. */
    private readonly also: string[],
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#over = false;
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Hang up; `linger` is for how many milliseconds the others shall not notice it. */
  close(linger = 0): void {
    this.#over = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (linger > 0) setTimeout(() => socket?.close(), linger);
    else socket?.close();
  }

  /** After another window took the seat: take it back. */
  takeBack(): void {
    this.close();
    this.#attempt = 0;
    this.open();
  }

  /** Everything is to be shown anew, in the language that is spoken now. */
  greet(): void {
    this.send(this.#hello());
  }

  /** Say something, if the socket is open; whether it went out. */
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hello(): FromPage {
    return {
      type: "hello",
      token: this.token,
      since: this.listener.since(),
      also: this.also,
      language: settings.language,
    };
  }

  #tell(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.state(state);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${window.location.host}/ws/${encodeURIComponent(this.table)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      socket.send(JSON.stringify(this.#hello()));
      this.#listen();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== "string") return;
      this.#listen();
      const message = readMessage(event.data);
      if (message === null) return;
      if (message.type === "view") {
        this.#attempt = 0;
        this.#tell("open");
      }
      if (message.type === "taken-over") this.#end("taken");
      if (message.type === "trouble" && message.final) this.#end("closed");
      this.listener.message(message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#over) return;
      this.#socket = null;
      clearTimeout(this.#ping);
      this.#tell("lost");
      this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++));
    };
  }

  #end(state: ConnectionState): void {
    this.close();
    this.#tell(state);
  }

  /** When nothing has been heard for a while, ask; when no answer comes, begin anew. */
  #listen(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      const socket = this.#socket;
      if (!this.send({ type: "ping" })) return;
      this.#ping = setTimeout(() => {
        if (socket !== this.#socket || socket === null) return;
        // A dead connection may take minutes to close properly; it is let go at once instead.
        socket.onclose?.(new CloseEvent("close"));
        socket.close();
      }, DEAF);
    }, QUIET);
  }

  #hurry = (): void => {
    if (this.#over || this.#socket !== null || document.hidden) return;
    this.#connect();
  };
}
