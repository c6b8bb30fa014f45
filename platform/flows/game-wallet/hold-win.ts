import { toWire, type Money } from '@verdigale/money';
import { newId, type Kernel, type Transaction } from '#kernel';
import type { GameSession } from '#modules/game';
import { insertHeld } from '#modules/risk';
import { postTransfer, type LockedAccount } from '#modules/wallet';

/** A win that is held until an operator has looked at it: what the player learns of it. */
export const winHeldTopic = 'win.held';

/** Takes a win into the held pocket, puts it on the operator's list, raises the alarm, and has the player told. */
export function holdWin(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events' | 'log'>,
  { playerId, accountId, currency, exponent, provider, gameIdentity }: GameSession,
  account: LockedAccount,
  { id: subjectId, payout, at }: { id: string; payout: Money; at: Date },
): LockedAccount {
  const changes = { held: payout };
  const after = postTransfer(tx, kernel, account, { kind: 'win-hold', reference: subjectId, changes, counterparty: `game:${provider}` });
  const heldId = newId();
  const what = { playerId, accountId, amount: payout.amount, currency, exponent, cause: 'win', subjectId, provider } as const;
  tx.write(insertHeld({ ...what, id: heldId, reason: gameIdentity, status: 'waiting', note: '', createdAt: at }));
  kernel.events.emit(tx, { topic: winHeldTopic, playerId, payload: { amount: toWire(payout, { code: currency, exponent }), currency } });
  tx.afterCommit(() =>
    kernel.log.error(
      { heldId, provider, gameIdentity, amount: payout.amount.toString(), currency },
      'a win beyond its limit is held, see `npm run held`',
    ),
  );
  return after;
}
