-- The most that a further bet of the round may be, as the platform stated it with its last one; null where nothing limited it.

alter table studio.round add column most_more numeric(38, 0);
