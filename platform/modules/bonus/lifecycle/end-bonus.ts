import { money, negate } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { postTransfer, type LockedAccount } from '#modules/wallet';
import type { EndedBy, PlayerBonusRow } from '../player-bonus.sql.ts';
import { decideEnd } from '../play/decide-end.ts';
import { changeBonus, emitBonus } from './change-bonus.ts';
import { partsOfRelease } from './parts-of-release.ts';
import { nextState, type BonusEvent } from './state.ts';

/** Who gives bonus money, and to whom it returns. */
export const houseBonus = 'house:bonus';

/** An account under its player's lock with a bonus on it, both as they are so far in this transaction. */
export interface BonusHolder {
  account: LockedAccount;
  bonus: PlayerBonusRow;
}

type Hands = Pick<Kernel, 'clock' | 'events'>;

/** The state after an event. Throws bonusFinal where it cannot happen any more. */
export function stateAfter(bonus: PlayerBonusRow, event: BonusEvent) {
  const state = nextState(bonus, event);
  if (!state) throw new AppError('bonusFinal', `a bonus of status ${bonus.status} cannot ${event}`);
  return state;
}

/** Played: what its terms let through becomes own money, with what it had locked; publishes the bonus. */
function releaseBonus(tx: Transaction, kernel: Hands, { account, bonus }: BonusHolder): BonusHolder {
  const { released, capped } = partsOfRelease(bonus);
  const wire = (amount: bigint) => money(amount, bonus.currency);
  let after = account;
  if (capped > 0n) {
    const changes = { bonus: wire(-capped) };
    after = postTransfer(tx, kernel, after, { kind: 'bonus-cap', reference: bonus.id, changes, counterparty: houseBonus });
  }
  if (released + bonus.locked > 0n) {
    const changes = { real: wire(released + bonus.locked), locked: wire(-bonus.locked), bonus: wire(-released) };
    after = postTransfer(tx, kernel, after, { kind: 'bonus-release', reference: bonus.id, changes, counterparty: null });
  }
  const state = { ...stateAfter(bonus, 'play'), endedBy: 'play' as const, finishedAt: kernel.clock.now() };
  const ended = changeBonus(tx, bonus, { ...state, balance: 0n, locked: 0n, released });
  emitBonus(tx, kernel, ended);
  return { account: after, bonus: ended };
}

/** Ends without release: bonus money returns to the house, what was locked is own money again; publishes the bonus. */
export function forfeitBonus(
  tx: Transaction,
  kernel: Hands,
  { account, bonus }: BonusHolder,
  { event, endedBy }: { event: 'cancel' | 'expire' | 'lose'; endedBy: EndedBy },
): BonusHolder {
  let after = account;
  if (bonus.balance > 0n) {
    const changes = { bonus: money(-bonus.balance, bonus.currency) };
    after = postTransfer(tx, kernel, after, { kind: 'bonus-forfeit', reference: bonus.id, changes, counterparty: houseBonus });
  }
  if (bonus.locked > 0n) {
    const locked = money(bonus.locked, bonus.currency);
    const changes = { real: locked, locked: negate(locked) };
    after = postTransfer(tx, kernel, after, { kind: 'bonus-lock', reference: `${bonus.id}:unlock`, changes, counterparty: null });
  }
  const state = { ...stateAfter(bonus, event), endedBy, finishedAt: kernel.clock.now() };
  const ended = changeBonus(tx, bonus, { ...state, balance: 0n, locked: 0n });
  emitBonus(tx, kernel, ended);
  return { account: after, bonus: ended };
}

/**
 * What play has made of an active bonus once a round has ended: released when all is staked, lost when nothing is left, else as it was.
 * While any round with a share of it is open it waits: what a bet staked may yet be rolled back.
 */
export function settleBonus(tx: Transaction, kernel: Hands, holder: BonusHolder): BonusHolder {
  const end = decideEnd(holder.bonus, holder.bonus.openRounds);
  if (end === 'release') return releaseBonus(tx, kernel, holder);
  return end === 'lose' ? forfeitBonus(tx, kernel, holder, { event: 'lose', endedBy: 'play' }) : holder;
}
