import { invoiceStatus, type InvoicePush } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { productOf, type FinishedRound } from '#modules/game';
import { findInvoice } from '#modules/payment';
import { requirePlayer, type ProfileChanged, type SessionContinued, type SessionOpened } from '#modules/player';
import { countForQuests, type Done } from './count-for-quests.ts';
import { endAsTold } from './end-begun.ts';
import { expireQuests, emitOverdue } from './expire-quests.ts';
import { standingOf } from './read-asker.ts';

/** What quests follow beside rounds. Each fact says when it happened: when it is handled does not matter. */
export function followFacts(kernel: Kernel): void {
  const { events, jobs } = kernel;
  events.onPlayer<{ invoice: InvoicePush }>('invoice.deposit.updated', async (tx, { playerId, payload: { invoice } }) => {
    if (invoice.status !== invoiceStatus.success) return;
    const deposit = await findInvoice(tx, invoice.id);
    if (!deposit) return;
    const { id, amount, currency, updatedAt: at } = deposit;
    await countForQuests(kernel, tx, [{ playerId, deed: { kind: 'deposit', id, amount, currency, at } }]);
  });
  // Who stays signed in need not sign in anew to be there on another day.
  for (const topic of ['player.session.opened', 'player.session.continued'])
    events.onPlayer<SessionOpened | SessionContinued>(topic, (tx, { playerId, payload }) =>
      countForQuests(kernel, tx, [{ playerId, deed: { kind: 'visit', at: new Date(payload.at) } }]),
    );
  events.onPlayer<ProfileChanged>('player.profile.changed', async (tx, { playerId, payload }) => {
    const standing = standingOf(await requirePlayer(tx, playerId));
    await countForQuests(kernel, tx, [{ playerId, deed: { kind: 'profile', standing, at: new Date(payload.at) } }]);
  });
  expireQuests(kernel);
  endAsTold(kernel);
  jobs.define('quest.expire', () => emitOverdue(kernel));
  jobs.schedule('quest.expire', '* * * * *');
}

/** Bets on sports count for nothing: as tournaments, quests are of the casino, and what a bet did could be corrected after its reward. */
export async function countRoundsForQuests(kernel: Kernel, tx: Transaction, rounds: readonly FinishedRound[]): Promise<void> {
  const played = rounds.filter(({ gameIdentity }) => productOf(gameIdentity) === 'casino');
  const done = played.map(({ playerId, gameIdentity: game, stake, payout, createdAt: begunAt, finishedAt: at }): Done => {
    const deed = { kind: 'round', game, currency: stake.currency, stake: stake.amount, payout: payout.amount, begunAt, at } as const;
    return { playerId, deed };
  });
  await countForQuests(kernel, tx, done);
}
