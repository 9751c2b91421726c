"""What marching and fighting have in common: routes, delays, breached oaths, the combat table, spoils."""
