"""What a person sees of a campaign, ready for a page: made from his view, in his language, and from nothing else."""
