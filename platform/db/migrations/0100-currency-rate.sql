-- What every currency's rate was, and when: a row holds from its time until that of the next one. Whoever changes a rate
-- writes it here too, without knowing it.

create table settings.currency_rate (
  code text not null,
  rate_at timestamptz not null,
  rate numeric not null,
  constraint currency_rate_code_rate_at_pkey primary key (code, rate_at),
  constraint currency_rate_code_fkey foreign key (code) references settings.currency (code)
);

create function settings.keep_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.rate <> old.rate then
    insert into settings.currency_rate (code, rate_at, rate) values (new.code, new.rate_at, new.rate)
    on conflict on constraint currency_rate_code_rate_at_pkey do update set rate = excluded.rate;
  end if;
  return null;
end $$;
create trigger currency_rate_kept after insert or update of rate on settings.currency
  for each row execute function settings.keep_rate();

insert into settings.currency_rate (code, rate_at, rate) select code, rate_at, rate from settings.currency;
