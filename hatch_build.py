"""Builds the page when Sampan is packed, so that an installed Sampan needs neither Node nor npm."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _page(root: str) -> ModuleType:
    """The builder of the page, `web/build.py`."""
    spec = spec_from_file_location("page_build", Path(root) / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise RuntimeError("web/build.py is missing")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface[Any]):
    """Adds the built page to wheels and source archives. Editable installs build it themselves."""

    def dependencies(self) -> list[str]:
        page = _page(self.root)
        return [] if page.is_built() or page.has_node() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            _page(self.root).build()
