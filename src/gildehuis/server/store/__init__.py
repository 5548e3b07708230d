"""Where everything is kept: schema, migrations, the two databases, and the queries."""
