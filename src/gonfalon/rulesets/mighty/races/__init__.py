"""The races (ME-RAC): a table of what sets each apart, and the hooks by which the chapters ask for it."""
