import { bigint, command, present, query, row, text, timestamp, uuid } from '#kernel/db/sql.ts';
import type { CashbackPeriod } from './cashback-period.ts';

const released = row({ accountId: uuid, released: present(bigint) });

/** The bonus money that became own money in these spans, on these accounts: it makes up for losses. */
export const releasedIn = (accountIds: readonly string[], spans: readonly CashbackPeriod[]) => query(released)`
  select account_id, sum(released)::bigint as released from bonus.player_bonus
  where account_id = any(${accountIds}) and released > 0 and exists (
    select from unnest(${spans.map(({ start }) => start)}::timestamptz[], ${spans.map(({ end }) => end)}::timestamptz[]) as s (since, until)
    where finished_at >= s.since and finished_at < s.until
  ) group by account_id`;

export interface CashbackPaid {
  playerId: string;
  campaignId: string;
  bonusId: string;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  base: bigint;
  amount: bigint;
  claimId: string | null;
  at: Date;
}

const settled = row({ playerId: uuid, currency: text });

/** Which of these players have had this period of an item settled, in which currencies. */
export const settledOf = (playerIds: readonly string[], bonusId: string, periodStart: Date) => query(settled)`
  select player_id, currency from bonus.cashback_paid
  where player_id = any(${playerIds}::uuid[]) and bonus_id = ${bonusId} and period_start = ${periodStart}`;

const paidPeriod = row({ periodStart: timestamp });

/** The starts of the periods before this one for which a player was paid something of a campaign. */
export const paidPeriodsOf = (playerId: string, campaignId: string, before: Date) => query(paidPeriod)`
  select distinct period_start from bonus.cashback_paid
  where player_id = ${playerId} and campaign_id = ${campaignId} and amount > 0 and period_start < ${before}`;

/** Touches no row when this period of the item and player was settled already. */
export const noteCashback = (paid: CashbackPaid) => command`
  insert into bonus.cashback_paid (player_id, campaign_id, bonus_id, currency, period_start, period_end, base, amount, claim_id, created_at)
  values (${paid.playerId}, ${paid.campaignId}, ${paid.bonusId}, ${paid.currency}, ${paid.periodStart}, ${paid.periodEnd}, ${paid.base},
    ${paid.amount}, ${paid.claimId}, ${paid.at})
  on conflict on constraint cashback_paid_player_id_bonus_id_currency_period_start_pkey do nothing`;
