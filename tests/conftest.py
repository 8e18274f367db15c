"""What all tests share: how Hypothesis runs."""

from hypothesis import HealthCheck, settings

# Derandomised: the same examples in every run, so that a red test is red for everybody.
settings.register_profile(
    "gamegraphs",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("gamegraphs")


def pytest_terminal_summary(terminalreporter):
    """Print which misconceptions were rejected and named, task by task."""
    rows = {}
    for outcome, mark in (("passed", "named"), ("failed", "NOT NAMED")):
        for report in terminalreporter.stats.get(outcome, []):
            for key, value in getattr(report, "user_properties", []):
                if key == "misconception" and getattr(report, "when", "") == "call":
                    rows[tuple(value)] = mark
    if rows:
        terminalreporter.section(f"{len(rows)} misconceptions")
        for (number, name), mark in sorted(rows.items()):
            terminalreporter.write_line(f"task {number:02d}  {name:32} {mark}")
