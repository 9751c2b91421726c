"""The court (ME-DIP, ME-ESP): envoys and gifts, and operatives with their missions."""
