"""The rule catalogue, to read and to search."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from gonfalon.rulesets.catalogue import Clause, catalogue, clause
from gonfalon.rulesets.registry import usual
from gonfalon.server.access import Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.language import language_of
from gonfalon.server.wire import ClauseText, RulesSection
from gonfalon.words import say

Words = Annotated[str, QueryParameter(max_length=200)]


def _text(one: Clause) -> ClauseText:
    return ClauseText(id=one.id, title=one.title, text=one.text, ruling=one.ruling)


@get("/api/rules", opt=needs(Need.ANYBODY), sync_to_thread=False)
def rules(request: HttpRequest, ruleset: FromQuery[str] = "", q: Words = "") -> list[RulesSection]:
    """The clauses that hold all the words, section by section; all of them without words."""
    found = catalogue(ruleset or usual())
    wanted = {one.id for one in found.holding(q.split())}
    sections = []
    for section in found.sections():
        clauses = tuple(_text(one) for one in section.clauses if one.id in wanted)
        if clauses:
            title = say(section.title, language_of(request))
            sections.append(RulesSection(code=section.code, title=title, clauses=clauses))
    return sections


@get("/api/rules/{clause_id:str}", opt=needs(Need.ANYBODY), sync_to_thread=False)
def one_rule(clause_id: FromPath[str]) -> ClauseText:
    """One clause by its id."""
    return _text(clause(clause_id))


ROUTES = [rules, one_rule]
