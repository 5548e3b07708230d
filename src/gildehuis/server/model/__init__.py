"""What everything in the server speaks of: settings, ids and time."""
