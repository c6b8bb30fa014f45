-- Which key the database belongs to: a server with another one would sign every player out.
create table kernel.claim (
  only_one boolean primary key default true check (only_one),
  mark text not null
);
