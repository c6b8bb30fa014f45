-- In which fields of the profile a check that the provider has approved proved somebody else, until an operator has looked (platform/flows/verify-identity).
alter table player.identity_check add column differs text[] not null default '{}';
