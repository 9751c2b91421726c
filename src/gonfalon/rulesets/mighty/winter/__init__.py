"""The winter (ME-WIN): quarters, events, revenue, recruitment, recovery, building, baggage, deployment."""
