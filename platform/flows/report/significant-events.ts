import { formatDecimal, money } from '@verdigale/money';
import type { PlatformConfig } from '#config';
import type { Queryable } from '#kernel';
import { largeWins, type TimeSpan } from '#modules/game';
import { listJournal } from '#modules/journal';
import { stopsChanged } from '#modules/limit';
import { findingsIn } from '#modules/reconcile';
import { decidedAdjustments } from '#modules/risk';
import { listCurrencies, worthIn, worthInBase } from '#modules/settings';

export interface SignificantEvent {
  at: Date;
  /** Such as `large win`, `stop`, `correction`, `difference in the books`, or a kind of the journal. */
  kind: string;
  playerId: string | null;
  /** Its details, in words and figures for an operator. */
  details: string;
}

const within = (at: Date | null, { start, end }: TimeSpan): at is Date => at !== null && at >= start && at < end;

/**
 * The significant events of a stretch of time, in their order: refused sign-ins, accounts closed and opened, large wins (`largeWinFrom` of the
 * jurisdiction), corrections and overrides by operators, changes of settings, code and clock, differences in the books such as a balance
 * below zero. (GLI 2.8.8)
 */
export async function significantEvents(
  db: Queryable,
  { protection }: Pick<PlatformConfig, 'protection'>,
  span: TimeSpan,
): Promise<SignificantEvent[]> {
  const least = await leastWins(db, protection.largeWinFrom);
  const [journal, wins, corrections, stops, findings] = await Promise.all([
    listJournal(db, span),
    db.all(largeWins(span, least)),
    db.all(decidedAdjustments(span)),
    db.all(stopsChanged(span)),
    db.all(findingsIn(span)),
  ]);
  const events: SignificantEvent[] = [
    ...journal.map(({ notedAt, kind, playerId, details }) => ({ at: notedAt, kind, playerId, details: JSON.stringify(details) })),
    ...wins.map(({ finishedAt, playerId, ...win }) => ({
      at: finishedAt!,
      kind: 'large win',
      playerId,
      details: `${sumOf(win, win.payout)}, round ${win.id}`,
    })),
    ...corrections.map(({ decidedAt, playerId, status, askedBy, decidedBy, reason, ...sum }) => ({
      at: decidedAt!,
      kind: 'correction',
      playerId,
      details: `${sumOf(sum, sum.amount)} ${status}, asked by ${askedBy}, decided by ${decidedBy}: ${reason}`,
    })),
    ...stops.flatMap(({ scope, name, reason, stoppedAt, liftedAt, liftedBecause }) => {
      const of = { playerId: scope === 'player' ? name : null };
      const what = scope === 'player' ? scope : [scope, name].filter(Boolean).join(' ');
      return [
        ...(within(stoppedAt, span) ? [{ ...of, at: stoppedAt, kind: 'stop', details: `${what}: ${reason}` }] : []),
        ...(within(liftedAt, span) ? [{ ...of, at: liftedAt, kind: 'stop lifted', details: `${what}: ${liftedBecause}` }] : []),
      ];
    }),
    ...findings.map(({ foundAt, kind, subject, details }) => ({
      at: foundAt,
      kind: 'difference in the books',
      playerId: null,
      details: `${kind}, ${subject}: ${details}`,
    })),
  ];
  return events.toSorted((a, b) => Number(a.at) - Number(b.at));
}

const sumOf = ({ currency, exponent }: { currency: string; exponent: number }, amount: bigint) =>
  `${formatDecimal(money(amount, currency), { code: currency, exponent })} ${currency}`;

/** From how much on a win is large, in each currency at current rates. */
async function leastWins(db: Queryable, stated: string): Promise<{ currency: string; amount: bigint }[]> {
  const [currencies, worth] = await Promise.all([listCurrencies(db, { isVisibleOnly: false }), worthInBase(db)]);
  const inBase = worth.stated(stated);
  return Promise.all(currencies.map(async ({ code }) => ({ currency: code, amount: (await worthIn(db, code))(inBase).amount })));
}
