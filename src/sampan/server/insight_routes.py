"""The HTTP side of hints and analyses."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from sampan.server.advising import Advisers
from sampan.server.http import Bearer, HubOf, seated
from sampan.server.insights import AnalysisInfo, HintInfo

router = APIRouter(prefix="/api")


def advisers_of(request: Request) -> Advisers:
    advisers: Advisers = request.app.state.advisers
    return advisers


AdvisersOf = Annotated[Advisers, Depends(advisers_of)]


@router.get("/tables/{table}/hint")
async def hint(
    table: str, hub: HubOf, advisers: AdvisersOf, authorization: Bearer = None
) -> HintInfo:
    """Good moves for one's seat, which is asked, from what it may know. The table goes on."""
    live, seat = await seated(table, hub, authorization)
    return await advisers.hint(live, seat)


@router.post("/tables/{table}/analysis")
async def start_analysis(
    table: str, hub: HubOf, advisers: AdvisersOf, authorization: Bearer = None
) -> AnalysisInfo:
    """Begin to analyse a game that is over; asking again changes nothing."""
    live, _ = await seated(table, hub, authorization)
    return await advisers.start_analysis(live)


@router.get("/tables/{table}/analysis")
async def analysis(
    table: str,
    hub: HubOf,
    advisers: AdvisersOf,
    authorization: Bearer = None,
    since: Annotated[int, Query(ge=0)] = 0,
) -> AnalysisInfo:
    """How far the analysis is, with the marks from the one numbered `since` on."""
    live, _ = await seated(table, hub, authorization)
    return advisers.analysis(live, since)
