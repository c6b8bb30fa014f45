-- What a provider was asked for and what came: at an address a player may send any sum, any number of times.

alter table payment.invoice add column requested bigint;
update payment.invoice set requested = amount;
alter table payment.invoice alter column requested set not null;
-- Null unless the money goes to an address: then what has arrived there, which only grows.
alter table payment.invoice add column received bigint;
alter table payment.invoice add column expires_at timestamptz;
alter table payment.invoice add constraint invoice_received_check check (received >= 0);

-- One address at a time for an account, method and network.
create unique index invoice_open_address_key on payment.invoice (account_id, method, coalesce(fields ->> 'crypto_network', ''))
  where status = 1 and received is not null;

-- Each invoice is asked for by a job of its own; the deposits of a player are looked at by their end.
drop index payment.invoice_pending_idx;
create index invoice_deposit_end_idx on payment.invoice (player_id, updated_at desc) where type = 1 and status in (2, 3);
