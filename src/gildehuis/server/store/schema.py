"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)  # 128 random bits and more, URL-safe
TIME = BigInteger  # milliseconds since 1970

# What the house itself keeps: the secret that signs cookies, the keys of Web Push.
house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("username", String(40), unique=True),  # as typed in, case folded
    Column("password", String(200)),  # argon2
    Column("language", String(2), nullable=False),
    Column("epoch", Integer, nullable=False),  # a cookie of an older epoch is void
    Column("created", TIME, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("version", Integer, nullable=False),  # rises with every change; guards against races
    Column("game", String(40), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("doc", Text, nullable=False),  # tables.model.Doc as JSON
    Column("n", Integer, nullable=False),  # rows of the journal
    Column("seq", Integer, nullable=False),  # moves in effect
    Column("to_act", String(40), nullable=False),  # seats, as JSON
    Column("due", TIME),  # when a clock runs out next
    Column("created", TIME, nullable=False),
    Column("updated", TIME, nullable=False),
    Index("ix_tables_stage_updated", "stage", "updated"),
)

# Who sits at or may watch a table.
members = Table(
    "members",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("role", String(5), nullable=False),  # host, seat, watch
    Index("ix_members_person_id", "person_id"),
)

# What happened at a table, append-only: start, move, undo. Truth about its match.
journal = Table(
    "journal",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # tables.model.Row as JSON
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person_id", ID, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", TIME, nullable=False),
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the code, which only its holders know
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("grants", String(5), nullable=False),  # seat, watch
    Column("seat", Integer),
    Column("used_by", ID),
    Index("ix_invites_table_id", "table_id"),
)

# One row per seat of a finished match.
results = Table(
    "results",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ID),
    Column("bot", String(40)),
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("at", TIME, nullable=False),
    Index("ix_results_person_id_game", "person_id", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# Where a person wants to be told by Web Push that it is his turn.
pushes = Table(
    "pushes",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint
    Column("person_id", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("subscription", Text, nullable=False),
    Index("ix_pushes_person_id", "person_id"),
)
