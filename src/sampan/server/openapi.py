"""The OpenAPI document of the server, with the frames of the sockets among its schemas.

`python -m sampan.server.openapi` prints the schemas alone; the page's types are generated from it.
"""

import json
from inspect import isclass
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from sampan.server import commands, insights, schemas

REFERENCE: Final = "#/components/schemas/{model}"
UNIONS: Final[dict[str, Any]] = {
    "Frame": schemas.Frame,
    "Command": commands.Command,
    "ClientFrame": commands.ClientFrame,
}
"""What travels over a socket, by the name of its schema."""


def message_schemas() -> dict[str, Any]:
    """Every message, as its reader gets it, by name."""
    messages = [
        each
        for each in (vars(schemas) | vars(commands) | vars(insights)).values()
        if isclass(each) and issubclass(each, schemas.Message) and each is not schemas.Message
    ]
    _, top = models_json_schema(
        [(each, "serialization") for each in messages], ref_template=REFERENCE
    )
    found: dict[str, Any] = dict(top["$defs"])
    for name, union in UNIONS.items():
        schema = TypeAdapter(union).json_schema(ref_template=REFERENCE)
        schema.pop("$defs")
        found[name] = schema
    return dict(sorted(found.items()))


def document(app: FastAPI) -> dict[str, Any]:
    """The document of the HTTP side, completed by the frames."""
    if app.openapi_schema is None:
        whole = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            servers=[{"url": app.state.settings.root_path or "/"}],
        )
        known = whole.setdefault("components", {}).setdefault("schemas", {})
        for name, schema in message_schemas().items():
            known.setdefault(name, schema)
        app.openapi_schema = whole
    return app.openapi_schema


def main() -> None:
    """Print the schemas of all messages as an OpenAPI document without paths."""
    shown = {
        "openapi": "3.1.0",
        "info": {"title": "Sampan", "version": "1"},
        "paths": {},
        "components": {"schemas": message_schemas()},
    }
    print(json.dumps(shown, indent=1))


if __name__ == "__main__":
    main()
