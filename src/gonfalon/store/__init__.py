"""Where campaigns are kept: so far as files, one a campaign."""
