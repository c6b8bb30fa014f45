import { sql } from '#kernel/db/sql.ts';

/** An outcome `o` with market `m`, event `e` and producer `p`, as `LegMarket`. */
export const marketNow = sql`jsonb_build_object('eventId', e.id, 'eventStatus', e.status, 'sport', e.sport, 'category', e.category, 'tournament', e.tournament,
  'competitors', e.competitors, 'startsAt', e.starts_at, 'isSimulated', e.is_simulated, 'score', e.score, 'market', m.market, 'specifiers', m.specifiers,
  'status', m.status, 'isCashOutOpen', m.is_cash_out_open, 'eachWay', m.each_way, 'deductions', m.deductions, 'epoch', m.epoch, 'marketVersion', m.version, 'voids', m.voids,
  'producer', jsonb_build_object('aliveAt', p.alive_at, 'downSince', p.down_since, 'epoch', p.epoch), 'outcomeId', o.id, 'outcome', o.outcome,
  'price', o.price, 'isActive', o.is_active, 'version', o.version, 'chances', o.chances, 'result', o.result)`;
export const joined = sql`sportsbook.outcome o
  join sportsbook.market m on m.event_id = o.event_id and m.market = o.market and m.specifiers = o.specifiers
  join sportsbook.event e on e.id = o.event_id join sportsbook.producer p on p.name = m.producer`;
