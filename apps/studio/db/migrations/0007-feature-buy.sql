-- Whether features may be bought in this session, as the platform said when it began.

alter table studio.session add column may_buy boolean not null default false;
