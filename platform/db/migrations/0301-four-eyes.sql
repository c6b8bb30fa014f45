-- One name is one person, however it is written. What was decided before stays.
alter table sportsbook.ruling drop constraint ruling_decided_by_check,
  add constraint ruling_decided_by_check
    check (lower(regexp_replace(decided_by, '\s', '', 'g')) <> lower(regexp_replace(asked_by, '\s', '', 'g'))) not valid;
alter table risk.adjustment drop constraint adjustment_decided_by_check,
  add constraint adjustment_decided_by_check
    check (lower(regexp_replace(decided_by, '\s', '', 'g')) <> lower(regexp_replace(asked_by, '\s', '', 'g'))) not valid;
