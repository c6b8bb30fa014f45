import { money, negate, toWire } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import {
  changeShare,
  findFreePlay,
  isCollected,
  payFreeRound,
  postReturn,
  readBonusPlay,
  returned,
  shareIn,
  shareWin,
} from '#modules/bonus';
import { emitRoundFinished, roundOfTransaction, settleHeldWin } from '#modules/game';
import { closeHeld, findHeld, heldById } from '#modules/risk';
import { lockAccount, postTransfer } from '#modules/wallet';
import type { HeldFact } from './hold-deposit.ts';

/** A win that waited has been paid; its payload is a HeldFact. */
export const winReleasedTopic = 'win.released';

export type WinDecision = { isPaid: true } | { isPaid: false; reason: string };

/**
 * An operator pays a held win to the player, with the share of a bonus in its round to that bonus, and of a free round by the terms of its grant, or back to its provider. The same decision again changes nothing. Throws notFound for
 * anything else than a held win, invoiceSettled when it was decided otherwise.
 */
export async function decideWin(kernel: Pick<Kernel, 'db' | 'clock' | 'events'>, heldId: string, decision: WinDecision): Promise<void> {
  const { db, clock, events } = kernel;
  const found = await findHeld(db, heldId);
  if (found?.cause !== 'win') throw new AppError('notFound', 'no such held win');
  const wanted = decision.isPaid ? 'released' : 'returned';
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const { status, isRoundTold } = await tx.one(heldById(heldId));
    if (!account || status === wanted) return;
    if (status !== 'waiting') throw new AppError('invoiceSettled', `this win is ${status} already`);
    const { subjectId: reference, playerId, amount, currency, exponent, provider } = found;
    const sum = money(amount, currency);
    const round = await tx.one(roundOfTransaction(reference));
    const play = await readBonusPlay(tx, kernel, account.id);
    const share = shareIn(play, round.id);
    const known = await findFreePlay(tx, round.id);
    // The winnings of a grant that was closed before this decision have been collected without this win.
    const free = known?.round.closedAt === null ? known : undefined;
    const own = { real: amount, locked: 0n, bonus: 0n };
    const collected = { real: 0n, locked: 0n, bonus: amount };
    const parts = share ? shareWin(amount, share.sums) : free && isCollected(free.grant) ? collected : own;
    const back = returned(parts, share?.of);
    const after = decision.isPaid
      ? postReturn(tx, kernel, account, back, { kind: 'win-release', reference, counterparty: null })
      : postTransfer(tx, kernel, account, {
          kind: 'win-return',
          reference,
          changes: { held: negate(sum) },
          counterparty: `game:${provider}`,
        });
    if (decision.isPaid) {
      const fact: HeldFact = { amount: toWire(sum, { code: currency, exponent }), currency };
      events.emit(tx, { topic: winReleasedTopic, playerId, payload: fact });
    }
    const isClosed = round.status !== 'open' && round.held === amount;
    const won = decision.isPaid ? amount : 0n;
    const isTold = isClosed && !isRoundTold;
    if (isTold) emitRoundFinished(tx, kernel, playerId, { roundId: round.id, isWon: round.payout + won > round.stake });
    const holder = { account: after, play };
    if (share) changeShare(tx, kernel, holder, share, { ...(decision.isPaid ? { won: parts } : {}), isClosed });
    const freeResult = { won, reference, isClosed, isTotal: false, isPosted: true };
    if (free) await payFreeRound(tx, kernel, holder, free, freeResult);
    tx.write(settleHeldWin(reference, { amount, paid: decision.isPaid ? { bonus: back.posted.bonus } : null, at: clock.now() }));
    tx.write(closeHeld(heldId, { status: wanted, note: decision.isPaid ? '' : decision.reason, at: clock.now() }));
  });
}
