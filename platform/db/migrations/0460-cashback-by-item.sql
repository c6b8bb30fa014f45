-- A campaign may pay back by the day and by the week: each of its items is settled by itself.
alter table bonus.cashback_paid add column bonus_id uuid;

-- What was settled so far, by the item of that period.
update bonus.cashback_paid p set bonus_id = coalesce((
  select (item ->> 'id')::uuid
  from bonus.campaign c
  join bonus.campaign_version v on v.id = c.version_id
  cross join jsonb_array_elements(v.offer -> 'items') with ordinality as items (item, place)
  where c.id = p.campaign_id and item #>> '{gives,kind}' = 'cashback'
  order by
    (item #>> '{gives,period}' = case p.period_end - p.period_start
      when interval '1 day' then 'day' when interval '7 days' then 'week' else 'month' end) desc,
    place
  limit 1
), p.campaign_id);

alter table bonus.cashback_paid
  alter column bonus_id set not null,
  drop constraint cashback_paid_player_id_campaign_id_currency_period_start_pkey,
  add constraint cashback_paid_player_id_bonus_id_currency_period_start_pkey
    primary key (player_id, bonus_id, currency, period_start);
