import { playerBonusStatus } from '@verdigale/contract';
import { bigint, oneOf, present, query, row, text, uuid, type RowOf } from '#kernel/db/sql.ts';

const bonusMoney = row({ accountId: present(uuid), bonus: present(bigint), locked: present(bigint) });

/** What lies in the bonus and locked pockets of each account, by its active bonus and by what free spins have won and is not collected yet. */
export const bonusMoneyByList = () => query(bonusMoney)`
  select account_id, sum(bonus)::bigint as bonus, sum(locked)::bigint as locked from (
    select account_id, balance as bonus, locked from bonus.player_bonus where status = ${playerBonusStatus.active}
    union all
    select account_id, winnings, 0 from bonus.free_spin
    where terms is not null and winnings > 0 and player_bonus_id is null and ended_by is distinct from 'house'
  ) listed group by account_id`;

const bonusFault = row({
  fault: oneOf(['bonus-pocket', 'locked-pocket', 'progress', 'round-share']),
  /** The account, bonus or round that it was found in. */
  subject: text,
  currency: text,
  /** By how much it is wrong. */
  difference: bigint,
});
export type BonusFault = RowOf<typeof bonusFault>;

/** Progress against what bets counted, shares of rounds against those of their bets, and each with the bonus or round that it belongs to. Reads all of them. */
export const shareFaults = () => query(bonusFault)`
  with bets as (
    select round_id, sum(locked) as locked, sum(bonus) as bonus, sum(contribution) as contribution
    from bonus.bet_share where rolled_back_at is null group by round_id
  ),
  shares as (
    select s.round_id, s.player_bonus_id, s.locked + s.bonus + s.contribution
        - coalesce(b.locked + b.bonus + b.contribution, 0) as difference, coalesce(b.contribution, 0) as contribution,
      s.locked is distinct from coalesce(b.locked, 0) or s.bonus is distinct from coalesce(b.bonus, 0)
        or s.contribution is distinct from coalesce(b.contribution, 0) as is_wrong
    from bonus.round_share s left join bets b on b.round_id = s.round_id
  )
  select 'progress' as fault, p.id::text as subject, p.currency, (p.progress - coalesce(sum(s.contribution), 0))::bigint as difference
  from bonus.player_bonus p left join shares s on s.player_bonus_id = p.id
  group by p.id having p.progress <> coalesce(sum(s.contribution), 0)
  union all
  select 'round-share', s.round_id::text, coalesce(p.currency, ''), s.difference::bigint
  from shares s left join bonus.player_bonus p on p.id = s.player_bonus_id where s.is_wrong or p.id is null
  union all
  select 'round-share', b.round_id::text, '', b.contribution::bigint
  from bets b where not exists (select 1 from bonus.round_share s where s.round_id = b.round_id)`;
