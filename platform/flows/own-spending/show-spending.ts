import type { CallQuery, Spending } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { playBySpan } from '#modules/game';
import { depositsBySpan } from '#modules/payment';
import { findCurrency } from '#modules/settings';
import { lastPeriods } from './last-periods.ts';

/** What a player paid in, staked and lost in one currency, by calendar periods in UTC. Throws invalid for an unknown currency. */
export async function showSpending(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  playerId: string,
  { currency: code, period }: CallQuery<'player.spending'>,
): Promise<Spending> {
  const currency = await findCurrency(db, code);
  if (!currency) throw AppError.invalid('currency', 'is not known');
  const spans = lastPeriods(period, clock.now());
  const [play, deposits] = await Promise.all([db.all(playBySpan(playerId, code, spans)), db.all(depositsBySpan(playerId, code, spans))]);
  const wire = (amount: bigint) => toWire(money(amount, code), currency);
  const periods = spans.map(({ start, end }, position) => {
    const { staked, lost } = play[position]!;
    return {
      startedAt: start.toISOString(),
      endsAt: end.toISOString(),
      deposited: wire(deposits[position]!.sum),
      staked: wire(staked),
      lost: wire(lost),
    };
  });
  return { currency: code, period, periods };
}
