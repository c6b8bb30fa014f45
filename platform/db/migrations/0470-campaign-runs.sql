-- When players were offered which version of a campaign: what is lost while none is, or an item is in none, brings no cashback.
create table bonus.campaign_run (
  campaign_id uuid not null,
  version_id uuid not null,
  since timestamptz not null,
  -- Null while it is offered.
  until timestamptz,
  constraint campaign_run_pkey primary key (campaign_id, since, version_id),
  constraint campaign_run_campaign_id_fkey foreign key (campaign_id) references bonus.campaign (id),
  constraint campaign_run_version_id_fkey foreign key (version_id) references bonus.campaign_version (id)
);

-- As it was counted so far: from the first publication until the campaign was stopped.
insert into bonus.campaign_run (campaign_id, version_id, since, until)
select c.id, c.version_id, v.since, case when c.status = 'stopped' then c.updated_at end
from bonus.campaign c
cross join lateral (select min(published_at) as since from bonus.campaign_version where campaign_id = c.id) v
where c.version_id is not null and v.since is not null;
