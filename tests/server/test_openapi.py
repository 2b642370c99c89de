"""Whatever the OpenAPI document allows anybody to send, the server answers without an error."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.servers import Server

ENDLESS = "/api/tables/{table}/stream"
"""A stream has no end; it is tested elsewhere."""


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_request_breaks_the_server(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    results = [found for found in schema.get_all_operations() if isinstance(found, Ok)]
    tried = [found.ok() for found in results if found.ok().path != ENDLESS]
    assert len(tried) > 12
    for operation in tried:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        def answers(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=[not_a_server_error], timeout=30)

        answers()
