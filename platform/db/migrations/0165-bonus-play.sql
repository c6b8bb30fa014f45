-- Bonus money in rounds. How it is split is told in platform/modules/bonus/README.md.

-- Of the stake and of the payout, what was bonus money: the rest is own money, which limits on losses count.
alter table game.round add column bonus_stake bigint not null default 0;
alter table game.round add column bonus_payout bigint not null default 0;
alter table game.round add constraint round_bonus_check check (bonus_stake between 0 and stake and bonus_payout between 0 and payout);

-- Every bet looks for the open shares of its account.
create index round_share_account_id_idx on bonus.round_share (account_id) where closed_at is null;
