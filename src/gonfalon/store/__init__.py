"""Where campaigns are kept: in an archive (a database in a data folder), and as files, one a campaign."""
