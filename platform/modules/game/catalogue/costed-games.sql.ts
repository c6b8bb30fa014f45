import { decimal, json, nullable, query, row, text } from '#kernel/db/sql.ts';

const costed = row({
  identity: text,
  type: text,
  provider: text,
  volatility: nullable(text),
  rtp: nullable(decimal),
  highestRtp: nullable(decimal),
  /** In stakes, as decimals. */
  payouts: nullable(json<readonly { pay: string; chance: string }[]>()),
});

/** What is offered, with what its studio states; returns in percent. */
export const playableTitles = () => query(costed)`
  select g.identity, g.type, p.identity as provider, g.volatility, g.rtp, g.highest_rtp, g.payouts
  from game.game g join game.provider p on p.id = g.provider_id where g.is_enabled and g.launch_provider is not null order by g.identity`;
