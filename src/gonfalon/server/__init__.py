"""The table in the browser, served: campaigns, seats, live updates. What goes out is what `showing` makes of a view."""
