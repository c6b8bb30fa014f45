-- Under which address of the site a sign-in began: its tab alone may finish it. Null in those of processes before this one: under the first.
alter table player.social_flow add column site_url text;
