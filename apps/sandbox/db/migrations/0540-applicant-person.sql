-- The steps that an applicant takes, and whom his document shows where a tester says so.
alter table sandbox.applicant
  add column level_name text not null default 'basic-kyc-level',
  add column first_name text,
  add column last_name text,
  add column born text;
