"""What all chapters stand on: lands, banners, baggage, hunger, alliances, heroes, oaths, and who besieges what."""
