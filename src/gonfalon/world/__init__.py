"""The world: hexes, tiles and their regions, laying a map, the finished board and its queries, Tiled files."""
