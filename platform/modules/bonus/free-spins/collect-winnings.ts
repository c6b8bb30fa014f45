import { bonusType } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { newId, type Transaction } from '#kernel';
import { postTransfer, type LockedAccount } from '#modules/wallet';
import { times } from '../award/price-item.ts';
import type { FreeSpinRow } from '../free-spin.sql.ts';
import { beginBonus } from '../lifecycle/activate-bonus.ts';
import { houseBonus } from '../lifecycle/end-bonus.ts';
import { issueBonus } from '../lifecycle/issue-bonus.ts';
import { activeBonusOf, type PlayerBonusRow } from '../player-bonus.sql.ts';
import { changeFreeSpin, emitFreeSpin, type Hands } from './change-free-spin.ts';

/** The account of free spins after what has ended them, and the bonus of their winnings where that is active now. */
export interface AfterFreeSpins {
  account: LockedAccount;
  begun: PlayerBonusRow | null;
}

/**
 * Makes one bonus of what free spins have won. It is active at once where no other one is; else it waits to be activated like any other, and its
 * sum with the house, since only an active bonus holds money.
 */
export async function collectWinnings(tx: Transaction, kernel: Hands, account: LockedAccount, row: FreeSpinRow): Promise<AfterFreeSpins> {
  if (!row.terms) throw new Error('winnings without terms are own money');
  const { winnings, currency } = row;
  const now = kernel.clock.now();
  const active = await tx.maybe(activeBonusOf(account.id));
  const bonus = issueBonus(tx, kernel, {
    id: newId(),
    playerId: row.playerId,
    accountId: row.accountId,
    currency,
    exponent: row.exponent,
    claimId: row.claimId,
    campaignId: row.campaignId,
    bonusId: row.bonusId,
    name: row.name,
    bonusType: bonusType.freeSpins,
    terms: row.terms,
    amount: winnings,
    deposit: 0n,
    maxBet: row.maxBet,
    maxWin: mostOf(row, row.terms.maxWinMultiplier),
    required: times(money(winnings, currency), row.terms.multiplier).amount,
    packageId: row.packageId,
    packageName: row.packageName,
    packagePriority: row.packagePriority,
    activationExpiresAt: new Date(now.getTime() + row.terms.activationHours * 3_600_000),
    createdAt: now,
  });
  emitFreeSpin(tx, kernel, changeFreeSpin(tx, row, { playerBonusId: bonus.id }));
  const waiting = postTransfer(tx, kernel, account, {
    kind: 'free-spin-win',
    reference: `${row.id}:collected`,
    changes: { bonus: money(-winnings, currency) },
    counterparty: houseBonus,
  });
  if (active) return { account: waiting, begun: null };
  const after = beginBonus(tx, kernel, { account: waiting, bonus });
  // One that asks for no stakes is over already.
  return { account: after.account, begun: after.bonus.endedBy === null ? after.bonus : null };
}

/** The lower of the cap that was granted and of the multiple of the winnings, which nobody knew when it was. */
function mostOf({ maxWin, winnings, currency }: FreeSpinRow, multiplier: string | null): bigint | null {
  if (multiplier === null) return maxWin;
  const most = times(money(winnings, currency), multiplier).amount;
  return maxWin !== null && maxWin < most ? maxWin : most;
}
