import type { ErrorName } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { endRequest, requestById, waitingBefore, type StoredBet } from '#modules/sportsbook';
import { betByBet } from './bet-by-bet.ts';
import { emitBet } from './bet-changed.ts';
import { isCashOutOpen, offerFor, standingOf } from './cash-out-terms.ts';
import { lockBetAndEvents } from './locked-bet.ts';
import { payCashOut } from './pay-cash-out.ts';

export const decideCashOutJob = 'sportsbook.decide-cash-out';

/**
 * Decides a cash-out on a live event once its delay is over: taken for what was quoted, or, where a market has closed, a score has moved, the bet has
 * changed or what it closes is worth less by now, refused, and the bet stays as it is. Once; whoever may not play any more is paid as anybody is.
 */
export async function decideCashOut(kernel: Kernel, quoteId: string): Promise<void> {
  const waiting = await kernel.db.maybe(requestById(quoteId));
  if (!waiting) return;
  await kernel.db.transaction(async (tx) => {
    const now = kernel.clock.now();
    const found = await lockBetAndEvents(tx, waiting.betId);
    const request = found?.bet.cashOutRequest;
    if (!found || request?.quoteId !== quoteId || request.state !== 'waiting' || new Date(request.decidedAt) > now) return;
    const closing = { quoteId, stake: BigInt(request.stake), amount: BigInt(request.amount) };
    const rejection = refusalOf(kernel, found.bet, { ...closing, standing: request.standing }, now);
    tx.write(endRequest(quoteId, rejection, now));
    if (rejection) emitBet(tx, kernel, found.bet, { isNew: false });
    else await payCashOut(tx, kernel, found, closing, now);
  });
}

interface Asked {
  stake: bigint;
  amount: bigint;
  standing: string;
}

/** Prices move every few seconds, and most moves change nothing for the house: what counts is that it pays no more than the part is worth now. */
function refusalOf(kernel: Kernel, bet: StoredBet, { stake, amount, standing }: Asked, at: Date): ErrorName | null {
  if (!isCashOutOpen(bet, at)) return 'cashOutClosed';
  if (standing !== standingOf(bet)) return 'quoteOver';
  const worth = offerFor(kernel, bet, stake);
  return worth === null || worth < amount ? 'quoteOver' : null;
}

/** A job that was lost with its process leaves nobody waiting. Throws once it is done where one has failed. */
export async function decideCashOutsLate(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - 10_000);
  const deciding = betByBet();
  for (const { quoteId, betId } of await kernel.db.all(waitingBefore(before)))
    await deciding.each(betId, () => decideCashOut(kernel, quoteId));
  deciding.end();
}
