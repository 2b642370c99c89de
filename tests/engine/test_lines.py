"""The line of a key is where the key stands, however the file is written."""

from sampan.engine.lines import Lines

TOML = '''\
title = "then = [do]"   # then.2.expect is not here

[position]
game = "x"
seats.A.money = 3
[position.seats.B]
money = 4

[[then]]
do = [
  "A pass",
  'B pass',  # "C pass"
]

[[then]]
[then.expect]
over = "no"

[[then]]
expect = { "seats.A.money" = 3, nested = { deep = 1 } }
text = """
[[then]]
expekt = 1
"""
expekt = 1
'''

JSON = """\
{"title": "then: [2]",
 "position": {"game": "x",
   "seats": {"A": {"money": 3}, "B":
     {"money": 4}}},
 "then": [
  {"do": ["A pass",
    "B pass"]},
  {"expect": {"over": null}}, {"do": []},
  {
   "expekt": 1}]}
"""


def test_lines_of_toml() -> None:
    lines = Lines(TOML, toml=True)
    found = {
        path: lines.of(path)
        for path in (
            "title",
            "position",
            "position.seats.A.money",
            "position.seats.B",
            "position.seats.B.money",
            "then",
            "then.0",
            "then.0.do",
            "then.0.do.1",
            "then.1.expect.over",
            "then.2",
            "then.2.expect.nested.deep",
            "then.2.expekt",
        )
    }
    assert found == {
        "title": 1,
        "position": 3,
        "position.seats.A.money": 5,
        "position.seats.B": 6,
        "position.seats.B.money": 7,
        "then": 9,
        "then.0": 9,
        "then.0.do": 10,
        "then.0.do.1": 12,
        "then.1.expect.over": 17,
        "then.2": 19,
        "then.2.expect.nested.deep": 20,
        "then.2.expekt": 25,
    }


def test_a_quoted_key_with_dots_is_one_key() -> None:
    lines = Lines('\n[expect]\n\n"seats.A.money" = 3\n', toml=True)
    assert lines.of(("expect", "seats.A.money")) == 4


def test_lines_of_json() -> None:
    lines = Lines(JSON, toml=False)
    assert lines.of("title") == 1
    assert lines.of("position.seats.B.money") == 4
    assert lines.of("then.0.do.1") == 7
    assert lines.of("then.1.expect.over") == 8
    assert lines.of("then.2.do") == 8
    assert lines.of("then.3.expekt") == 10


def test_a_missing_key_has_the_line_of_what_lacks_it() -> None:
    assert Lines(TOML, toml=True).of("then.1.expect.missing.deeper") == 16
    assert Lines(TOML, toml=True).of("nothing") == 1
