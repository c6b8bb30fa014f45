import { bigint, command, nullable, present, query, row, text, timestamp, uuid } from '#kernel/db/sql.ts';

const released = row({ accountId: uuid, released: present(bigint) });

/** What bonuses became own money in a period, of these accounts: that was no loss. */
export const releasedIn = (accountIds: readonly string[], { start, end }: { start: Date; end: Date }) => query(released)`
  select account_id, sum(released)::bigint as released from bonus.player_bonus
  where account_id = any(${accountIds}) and released > 0 and finished_at >= ${start} and finished_at < ${end} group by account_id`;

const shown = row({ campaignId: uuid, publishedAt: nullable(timestamp), stoppedAt: nullable(timestamp) });

/** When players were first told of these campaigns, and when each was stopped: nothing before or after that counts. */
export const shownSpans = (campaignIds: readonly string[]) => query(shown)`
  select c.id as campaign_id, (select min(v.published_at) from bonus.campaign_version v where v.campaign_id = c.id) as published_at,
    case when c.status = 'stopped' then c.updated_at end as stopped_at
  from bonus.campaign c where c.id = any(${campaignIds}::uuid[])`;

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

/** Touches no row when this period of the item and player was settled already. */
export const noteCashback = (paid: CashbackPaid) => command`
  insert into bonus.cashback_paid (player_id, campaign_id, bonus_id, currency, period_start, period_end, base, amount, claim_id, created_at)
  values (${paid.playerId}, ${paid.campaignId}, ${paid.bonusId}, ${paid.currency}, ${paid.periodStart}, ${paid.periodEnd}, ${paid.base},
    ${paid.amount}, ${paid.claimId}, ${paid.at})
  on conflict on constraint cashback_paid_player_id_bonus_id_currency_period_start_pkey do nothing`;
