"""The messages in the pipes: written in full, served in order, read without trust."""

import io
import json
import marshal
import os
import sys
import threading

import pytest

from gamegraphs.course.running.protocol import (
    KINDS,
    CallResult,
    as_dict,
    encode,
    encode_request,
    read_result,
    requests_in,
    serve,
    write_result,
)

RESULTS = [
    CallResult("value", [0, [1, 2], None, "x\n", {"dict": [[3, 0]]}], "", "", 7, 2, "printed\n"),
    CallResult("raised", error="ValueError: 1", line="line 3: x"),
    CallResult("steps", steps=200_001),
]


@pytest.mark.parametrize("result", RESULTS)
def test_a_result_is_one_line_and_is_read_as_it_was(result):
    line = encode(as_dict(result))
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert read_result(line) == result


@pytest.mark.parametrize(
    "value",
    [
        [], [[]], [[], []], [1, -2], [[0, 1], [3]], [[1], [True]], [False, 2], [[1], [], [2]],
        [1, None], [[1], [2.5]], 7, [[1], -1], [[[1]], [0] * 1_000], "-1", ["[1]"], [[0], [1e9]],
        [10**300 - 1], [[1], "1"], [[1], [[2]]], [0] * 1_000,
        [[0] * 1_000, [1]],
    ],
)  # fmt: skip
def test_lists_of_numbers_and_what_looks_like_them_are_read_as_they_were(value):
    read, write = os.pipe()
    write_result(write, CallResult("value", value))
    os.close(write)
    with os.fdopen(read, "rb") as file:
        found = read_result(file.read()).value
    assert repr(found) == repr(value)


def test_a_message_larger_than_the_pipe_is_written_in_full():
    read, write = os.pipe()
    result = CallResult("value", list(range(100_000)))
    parts = []

    def collect():
        with os.fdopen(read, "rb") as file:
            parts.append(file.read())

    reader = threading.Thread(target=collect)
    reader.start()
    write_result(write, result)
    os.close(write)
    reader.join()
    assert read_result(parts[0]) == result


def test_serve_answers_every_input_of_every_request_in_order():
    read, write = os.pipe()
    asked = []

    def call(fresh, request):
        asked.append((fresh(), request["steps"]))
        return CallResult("value", fresh())

    requests = [([1, 2], 5), ([], 6), ([3], 7)]
    texts = [encode_request(i, {"steps": steps, "together": 2}, {}) for i, steps in requests]
    serve(io.BytesIO(b"".join(texts)), write, call)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        values = [read_result(line).value for line in file]
    assert values == [1, 2, 3]
    assert asked == [(1, 5), (2, 5), (3, 7)]


RIGHT = as_dict(CallResult("value", [1]))
BAD = {
    "nothing": b"",
    "no JSON": b"value",
    "not UTF-8": b'{"kind": "\xff"}',
    "half": b'{"kind": "value"',
    "a list": b'["value", [1]]',
    "a number": b"7",
    "deep": b"[" * 100_000,
    "a long number": b'{"kind": "value", "steps": ' + b"9" * 5000 + b"}",
    "no kind": b'{"value": 1}',
    **{
        f"{key}={value!r:.25}": encode(RIGHT | {key: value})
        for key, value in [
            ("kind", "time"), ("kind", "late"), ("kind", "died"), ("kind", "right"), ("kind", None),
            ("kind", ["value"]), ("value", {"points": 5}), ("value", {"dict": 5}),
            ("value", 10**4000), ("error", 5), ("error", "x" * 20_001), ("line", None),
            ("printed", ["x"]), ("steps", -1), ("steps", 1.0), ("steps", True), ("steps", 10**16),
            ("looks", "0"), ("looks", None), ("points", 5), ("__class__", "Verdict"),
            ("places", None), ("places", [[1, "x", "in"]]), ("places", [[1, "x", "in", -1]]),
            ("places", [["1", "x", "in", 5]]), ("places", [[1, "x" * 300, "in", 5]]),
            ("places", [[1, "x", "in", 5]] * 200), ("places", {"1": 5}), ("places", "many"),
        ] if key != "value" or value != 10**4000
    },
}  # fmt: skip


@pytest.mark.parametrize("line", BAD.values(), ids=BAD)
def test_what_is_no_result_is_a_death_of_the_process(line):
    assert read_result(line) == CallResult("died", error="its answer could not be read")


def test_a_process_can_tell_of_itself_only_what_is_its_to_tell():
    """That it took too long, or died, is found out by the reader."""
    assert set(KINDS) == {"value", "raised", "deep", "steps", "missing"}
    for kind in KINDS:
        assert read_result(encode(as_dict(CallResult(kind)))).kind == kind
    assert read_result(encode(as_dict(CallResult("time"))), ("value", "time")).kind == "time"


def test_the_fields_are_those_that_the_head_of_the_module_names():
    """Those that are as they are by default are left out, and read as such."""
    result = CallResult("raised", [0], "why", "line 3", 4, 5, "seen", 6)
    fields = json.loads(encode(as_dict(result)))
    more = ["steps", "looks", "printed", "reads"]
    assert list(fields) == ["kind", "value", "error", "line", *more]
    assert read_result(encode(fields)) == result
    assert encode(as_dict(CallResult("value", []))) == b'{"kind": "value", "value": []}\n'
    for odd in (0, False, "", [0], 0.0):
        value = read_result(encode(as_dict(CallResult("value", odd)))).value
        assert (type(value), value) == (type(odd), odd)


def test_places_come_through_as_they_are():
    result = CallResult("value", 1, places=[[3, "xs.pop(0)", "move", 10**9]])
    assert read_result(encode(as_dict(result))) == result


def test_inputs_that_come_again_are_written_once():
    again, once = [[1, 2]], [[3]]
    texts = {id(again): b""}
    for _ in range(2):
        sent = io.BytesIO(encode_request([again, once], {"steps": 7}, texts))
        ((request, inputs),) = ((request, list(inputs)) for request, inputs in requests_in(sent))
        assert (request["steps"], [*map(marshal.loads, inputs)]) == (7, [again, once])
        assert [*texts] == [id(again)]
        assert texts[id(again)] == marshal.dumps(again, 2)


@pytest.mark.parametrize("together", [1, 3, 100])
def test_of_quick_calls_several_results_are_written_at_once(together, monkeypatch):
    written = []
    monkeypatch.setattr(os, "write", lambda end, text: written.append(bytes(text)) or len(text))
    sent = encode_request([*range(7)], {"together": together}, {})
    serve(io.BytesIO(sent), 1, lambda fresh, request: CallResult("value", fresh()))
    assert [read_result(line).value for line in b"".join(written).splitlines()] == [*range(7)]
    assert len([text for text in written if text]) == -(-7 // together)


@pytest.mark.parametrize(
    "value",
    [[0, 2] * 1000, [-1, 70_000] * 1000, [0, 2**40] * 1000, [[1] * 3000, [-1] * 3000],
     ["CYCLIC", [2] * 2000, []],
     [2**70] * 2000, [True] * 2000, [1.0] * 2000, [0, None] * 1000, {"set": [1] * 2000}],
    ids=["labels", "distances", "large", "both", "kind", "enormous", "bools", "floats", "gaps",
         "set"],
)  # fmt: skip
def test_long_lists_come_through_as_they_are(value):
    read, write = os.pipe()
    write_result(write, CallResult("value", value))
    os.close(write)
    with os.fdopen(read, "rb") as file:
        found = read_result(file.read()).value
    assert (found, repr(found)) == (value, repr(value))


PACKED = {
    "half a number": {"packed": "q", "numbers": "AAAA"},
    "no base 64": {"packed": "B", "numbers": "A"},
    "another type": {"packed": "f", "numbers": "AAAA"},
    "a type that is none": {"packed": ["B"], "numbers": ""},
    "numbers": {"packed": "B", "numbers": [1]},
    "more": {"packed": "B", "numbers": "", "points": 5},
    "in a dict": {"dict": [[1, {"packed": "B", "numbers": "AAAA"}]]},
    "and something else": [{"packed": "B", "numbers": "AAAA"}, {"points": 5}],
    "very deep": [[[[[[[[[[[[{"packed": "B", "numbers": "AAAA"}]]]]]]]]]]]],
}


@pytest.mark.parametrize("value", PACKED.values(), ids=PACKED)
def test_what_was_not_packed_by_us_is_not_unpacked(value):
    assert read_result(encode(RIGHT | {"value": value})).kind == "died"


def test_each_object_of_an_input_is_a_new_one(monkeypatch):
    monkeypatch.setattr(os, "write", lambda end, text: len(text))
    given = []

    def call(fresh, request):
        given.extend([fresh(), fresh()])
        return CallResult("value", 0)

    serve(io.BytesIO(encode_request([[[1], []]], {"together": 1}, {})), 1, call)
    one, other = given
    assert one == other == [[1], []]
    assert one is not other
    assert one[0] is not other[0]


def test_an_answer_that_has_spoilt_random_is_served_all_the_same(monkeypatch):
    written = []
    monkeypatch.setattr("sys.modules", {**sys.modules, "random": object()})
    monkeypatch.setattr("os.write", lambda end, text: written.append(bytes(text)) or len(text))
    sent = encode_request([[3]], {"together": 1}, {})
    serve(io.BytesIO(sent), 1, lambda fresh, request: CallResult("value", fresh()))
    assert read_result(b"".join(written)).value == [3]
