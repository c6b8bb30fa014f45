import { toWire, type Money } from '@verdigale/money';
import { newId, type Kernel, type Transaction } from '#kernel';
import type { GameSession } from '#modules/game';
import { insertHeld } from '#modules/risk';

/** A win that is held until an operator has looked at it: what the player learns of it. */
export const winHeldTopic = 'win.held';

/** Puts a held win on the operator's list, raises the alarm, and has the player told. */
export function noteHeldWin(
  tx: Transaction,
  { events, log }: Pick<Kernel, 'events' | 'log'>,
  { playerId, accountId, currency, exponent, provider, gameIdentity }: GameSession,
  { id: subjectId, payout, at }: { id: string; payout: Money; at: Date },
): void {
  const heldId = newId();
  const what = { playerId, accountId, amount: payout.amount, currency, exponent, cause: 'win', subjectId, provider } as const;
  tx.write(insertHeld({ ...what, id: heldId, reason: gameIdentity, status: 'waiting', note: '', createdAt: at }));
  events.emit(tx, { topic: winHeldTopic, playerId, payload: { amount: toWire(payout, { code: currency, exponent }), currency } });
  tx.afterCommit(() =>
    log.error(
      { heldId, provider, gameIdentity, amount: payout.amount.toString(), currency },
      'a win beyond its limit is held, see `npm run held`',
    ),
  );
}
