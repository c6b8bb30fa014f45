import { money } from '@verdigale/money';
import type { Transaction } from '#kernel';
import { postTransfer } from '#modules/wallet';
import { freeSpinById, type FreeSpinRow } from '../free-spin.sql.ts';
import type { BonusPlay } from '../play/bonus-play.ts';
import type { PlayingAccount } from '../play/change-share.ts';
import { changeFreeSpin, emitFreeSpin, houseFreeSpins, type Hands } from './change-free-spin.ts';
import type { AfterFreeSpins } from './collect-winnings.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { changeFreeRound, freeRoundOf, roundsOfGrant, type FreeRoundRow } from './free-round.sql.ts';

/** A round of free spins with its grant, both as they are under the player's lock. */
export interface FreePlay {
  round: FreeRoundRow;
  grant: FreeSpinRow;
}

/** The free round that this round is; undefined for one that the player pays. */
export async function findFreePlay(tx: Transaction, roundId: string): Promise<FreePlay | undefined> {
  const round = await tx.maybe(freeRoundOf({ roundId }));
  return round && { round, grant: await tx.one(freeSpinById(round.freeSpinId)) };
}

/** Whether winnings are collected for a bonus: what the house ends is the player's own from then on. */
export const isCollected = ({ terms, endedBy }: FreeSpinRow): boolean => terms !== null && endedBy !== 'house';

export interface FreeResult {
  won: bigint;
  /** The transaction that pays it. */
  reference: string;
  isClosed: boolean;
  /** The sum of all rounds, from a provider that reports no single ones. */
  isTotal: boolean;
  /** It was held, and comes out of what is: who has decided about it posts it. */
  isPosted?: boolean;
}

/** What bonuses have to do with bets once free spins have ended: what they won may be the active one now. */
export const withBegun = (play: BonusPlay, { account, begun }: AfterFreeSpins): PlayingAccount => ({
  account,
  play: begun ? { ...play, active: begun } : play,
});

/**
 * What a free round has won, by the terms of its grant: own money, or collected in the pocket `bonus` until all rounds are over. The last round
 * ends the grant.
 */
export async function payFreeRound(
  tx: Transaction,
  kernel: Hands,
  { account, play }: PlayingAccount,
  { round, grant }: FreePlay,
  { won, reference, isClosed, isTotal, isPosted = false }: FreeResult,
): Promise<PlayingAccount> {
  const now = kernel.clock.now();
  const pocket = isCollected(grant) ? 'bonus' : 'real';
  const paid =
    won === 0n || isPosted
      ? account
      : postTransfer(tx, kernel, account, {
          kind: 'free-spin-win',
          reference,
          changes: { [pocket]: money(won, account.currency) },
          counterparty: houseFreeSpins,
        });
  tx.write(changeFreeRound({ roundId: round.roundId, won, closedAt: isClosed ? now : null }));
  const used = isTotal ? grant.quantity : grant.used;
  const after = { ...grant, used, winnings: grant.winnings + won };
  const { open } = await tx.one(roundsOfGrant({ freeSpinId: grant.id, index: round.index }));
  const isOver = isClosed && open === 1 && (used === grant.quantity || grant.state === 'finished');
  if (isOver) return withBegun(play, await endFreeSpins(tx, kernel, paid, after, { result: 2, endedBy: 'play', openRounds: 0 }));
  changeFreeSpin(tx, after, {});
  if (isClosed) emitFreeSpin(tx, kernel, after);
  return { account: paid, play };
}
