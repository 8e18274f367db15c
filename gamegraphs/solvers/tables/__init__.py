"""Retrograde analysis in a database or on a cluster, for graphs that outgrow one machine's memory.

The moves are a table, and a wave is a few joins. They are written once, in Ibis; DuckDB runs them
inside this process (extra `tables`), Spark on a cluster (extra `spark`). Nothing here is imported
by the rest of the package, and Ibis only when one of these functions is called.
"""

from .attractor_tables import TableAttractor, attractor
from .engines import StoppedError
from .explore_tables import explore
from .solve_tables import TableSolution, solve
from .through_files import solve_with_files
from .verify_tables import verify
from .waves import Wave, wave_sql

__all__ = [
    "StoppedError",
    "TableAttractor",
    "TableSolution",
    "Wave",
    "attractor",
    "explore",
    "solve",
    "solve_with_files",
    "verify",
    "wave_sql",
]
