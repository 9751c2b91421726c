"""What a lasting spell is (ME-MAG), and the points at which other chapters ask whether one has a say."""
