"""What comes over the wire made whole, as TypeScript: the server leaves out every field that holds
its default, and the functions written here put it back, at any depth. Each is plain code that the
page's own compiler checks, and one that is never called does not get into the built page."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tools.run import SetupError

Schema = Mapping[str, Any]

HEAD = """\
/**
 * What goes over the wire, with every field in its place. Written by `make types` from the server's
 * models, their defaults included: do not edit.
 */
import type { components } from "./protocol";

/** As it is sent: without the fields that hold their default. */
export type Sent = components["schemas"];
type Whole<T> = { [Field in keyof T]-?: Whole<T[Field]> };
"""


def compose_wire(structs: Mapping[str, Schema]) -> str:
    """Write the type of each struct and, if any of it can be left out, what makes it whole."""
    return HEAD + "".join(Wire(structs).declarations())


def named(schema: Schema) -> str:
    """Give the name of the struct that a schema refers to, if it is one."""
    return str(schema.get("$ref", "")).rpartition("/")[2]


def within(schema: Schema) -> Iterator[Schema]:
    """Go through the schemas of what lies in a value: fields, items, or what it may be itself."""
    yield from schema.get("properties", {}).values()
    yield from schema.get("anyOf", [])
    yield from (schema[part] for part in ("items", "additionalProperties") if schema.get(part))


@dataclass(frozen=True)
class Wire:
    """The structs that go over the wire, by their names."""

    structs: Mapping[str, Schema]

    def declarations(self) -> Iterator[str]:
        """Go through all that is to be written."""
        for name, struct in self.structs.items():
            yield f'\nexport type {name} = Whole<Sent["{name}"]>;\n'
            if self.may_lack(struct):
                made = self.literal(struct) if "properties" in struct else self.whole(struct)
                yield f'export const whole{name} = (sent: Sent["{name}"]): {name} => ({made});\n'

    def may_lack(self, schema: Schema) -> bool:
        """Say whether anything in a value may have been left out."""
        if named(schema):
            return self.may_lack(self.structs[named(schema)])
        if schema.get("additionalProperties") is False:
            return False  # Only the page sends what may hold nothing unknown.
        fields = schema.get("properties", {}).values()
        return any("default" in field for field in fields) or any(
            self.may_lack(part) for part in within(schema)
        )

    def literal(self, struct: Schema) -> str:
        """Word a struct made whole: its defaults, then what was sent, then what lies deeper."""
        fields: Mapping[str, Schema] = struct["properties"]
        for name, field in fields.items():
            if name not in struct["required"] and "default" not in field:
                raise SetupError(f"The server may leave out {name}, and does not say its default.")
        deeper = {name: field for name, field in fields.items() if self.may_lack(field)}
        defaults = (
            f"{name}: {json.dumps(field['default'])}"
            for name, field in fields.items()
            if "default" in field and name not in deeper
        )
        made = (f"{name}: {self.whole(field, f'sent.{name}')}" for name, field in deeper.items())
        return f"{{{', '.join([*defaults, '...sent', *made])}}}"

    def whole(self, schema: Schema, sent: str = "sent") -> str:
        """Word a value made whole, which is `sent` as it came; a list or null may lack itself."""
        match schema:
            case {"default": default} if default not in (None, []):
                pass
            case {"$ref": _}:
                return f"whole{named(schema)}({sent})" if self.may_lack(schema) else sent
            case {"items": items}:
                given = f"({sent} ?? [])" if "default" in schema else sent
                item = f"whole{named(items)}" if named(items) else f"(sent) => {self.whole(items)}"
                return f"{given}.map({item})"
            case {"anyOf": _, "discriminator": {"propertyName": tag, "mapping": mapping}}:
                tried = (
                    f'{sent}.{tag} === "{value}" ? {self.whole({"$ref": place}, sent)} : '
                    for value, place in mapping.items()
                    if self.may_lack({"$ref": place})
                )
                return "".join([*tried, sent])
            case {"anyOf": [one, {"type": "null"}]}:
                return f"{sent} ? {self.whole(one, sent)} : null"
        raise SetupError(f"tools/wire.py knows no way to make this whole: {schema}")
