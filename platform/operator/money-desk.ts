import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import { openFindings, readMark, recordFindings, resumePayouts, type StoredFinding } from '#modules/reconcile';
import {
  askAdjustment,
  decideAdjustment,
  listAdjustments,
  type AskedAdjustment,
  type WaitingAdjustment,
} from '../flows/adjust-balance/index.ts';
import { decideWin, listHeldMoney, retryReturn, returnDeposit, type HeldItem, type WinDecision } from '../flows/held-money/index.ts';
import { endMark, proveBooks } from '../flows/reconcile/index.ts';
import {
  findWayOut,
  listHeldWithdrawals,
  payOutAskedTopic,
  requireShutOut,
  reviewWithdrawal,
  type GivenWay,
  type HeldWithdrawal,
  type WithdrawalDecision,
} from '../flows/withdraw/index.ts';

/** What an operator decides of players' money, and what is proved of it. */
export interface MoneyDesk {
  heldWithdrawals(): Promise<HeldWithdrawal[]>;
  /** Pays it out, or gives the money back; throws invoiceSettled when it was decided otherwise meanwhile. */
  decideWithdrawal(id: string, decision: WithdrawalDecision): Promise<void>;
  /**
   * Has the running platform pay out all own money of a player who has excluded himself or is blocked: to where it went before, or as given. What is
   * given, or of a blocked player, needs approval. Returns the sums of which nobody knows where to send them, such as `12.50 EUR`. Throws notFound for
   * everybody else, invalid where nothing could be sent.
   */
  payOut(player: string, given?: GivenWay): Promise<string[]>;
  /** What lies in held pockets: what waits for somebody, and what a provider is about to send back. */
  heldMoney(): Promise<HeldItem[]>;
  /** Pays a held win to the player, or back to its provider; throws invoiceSettled when it was decided otherwise meanwhile. */
  decideWin(id: string, decision: WinDecision): Promise<void>;
  /** Books that a held deposit has gone back to its sender by other means than the provider's. */
  markReturned(id: string, how: string): Promise<void>;
  /** Has the provider asked once more to send a held deposit back. */
  retryReturn(id: string): Promise<void>;
  /** Asks for a correction of a player's own money, which another person decides; returns its id. */
  askAdjustment(player: string, asked: AskedAdjustment): Promise<string>;
  adjustments(): Promise<WaitingAdjustment[]>;
  /** Books the correction or refuses it. Throws invalid when the person who asked for it decides. */
  decideAdjustment(id: string, decision: { isApproved: boolean; by: string }): Promise<void>;
  /** Proves all books and invoices now; findings are stored and halt payouts, as those of the running platform's own proof do. */
  checkBooks(): Promise<void>;
  /** What halts payouts, and when the platform last finished reconciling. */
  bookStatus(): Promise<{ findings: StoredFinding[]; reconciledAt: Date | undefined }>;
  /** Closes findings that somebody has looked into, so that payouts go on. Returns how many it closed. */
  resumePayouts(ids: readonly bigint[] | 'all', because: string): Promise<number>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'protection'> };

export function createMoneyDesk(hands: Hands, idOf: (player: string) => Promise<string>): MoneyDesk {
  const { db, clock } = hands;
  return {
    heldWithdrawals: () => listHeldWithdrawals(db),
    decideWithdrawal: (id, decision) => reviewWithdrawal(hands, id, decision),
    async payOut(player, given) {
      const playerId = await idOf(player);
      await requireShutOut(db, playerId);
      const unknown = await findWayOut(hands, playerId, given);
      await db.transaction(async (tx) => hands.events.emit(tx, { topic: payOutAskedTopic, playerId, payload: given ? { given } : {} }));
      return unknown;
    },
    heldMoney: () => listHeldMoney(db),
    decideWin: (id, decision) => decideWin(hands, id, decision),
    markReturned: (id, how) => returnDeposit(hands, id, { from: 'waiting', how }),
    retryReturn: (id) => retryReturn(hands, id),
    askAdjustment: async (player, asked) => askAdjustment(hands, await idOf(player), asked),
    adjustments: () => listAdjustments(db),
    decideAdjustment: (id, decision) => decideAdjustment(hands, id, decision),
    checkBooks: () => proveBooks(db, 'all', clock.now(), async (findings) => void (await recordFindings(db, findings, clock.now()))),
    bookStatus: async () => ({ findings: await db.all(openFindings()), reconciledAt: await readMark(db, endMark) }),
    resumePayouts: (ids, because) => db.run(resumePayouts(ids, because, clock.now())),
  };
}
