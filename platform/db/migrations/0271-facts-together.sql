-- What the relay's handlers write for facts of many players, in one statement: row by row, by its key (0270).

-- Appends to the streams of channels. One channel may be named more than once.
create function realtime.append_publications(in_channels text[], in_epochs text[], in_data text[]) returns void language plpgsql as $$
declare
  place bigint;
begin
  for i in 1 .. cardinality(in_channels) loop
    insert into realtime.channel (name, epoch, top_offset) values (in_channels[i], in_epochs[i], 1)
    on conflict on constraint channel_name_pkey do update set top_offset = realtime.channel.top_offset + 1
    returning top_offset into place;
    insert into realtime.publication (channel, channel_offset, data) values (in_channels[i], place, in_data[i]::jsonb);
  end loop;
end $$;

create function retention.save_loyalty_accounts(
  in_ids uuid[],
  in_points bigint[],
  in_remainders bigint[],
  in_levels integer[],
  in_times timestamptz[]
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update retention.loyalty_account set points = in_points[i], remainder = in_remainders[i], level = in_levels[i], updated_at = in_times[i]
    where id = in_ids[i];
  end loop;
end $$;

create function retention.save_scores(
  in_ids uuid[],
  in_points bigint[],
  in_rounds integer[],
  in_account_ids uuid[],
  in_reached_at timestamptz[],
  in_times timestamptz[]
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update retention.tournament_entry
    set points = in_points[i], rounds = in_rounds[i], account_id = in_account_ids[i], reached_at = in_reached_at[i], updated_at = in_times[i]
    where id = in_ids[i];
  end loop;
end $$;
