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
