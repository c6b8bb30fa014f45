import { playerBonusStatus, type PlayerBonus } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { PlayerBonusRow } from './player-bonus.sql.ts';
import { gamesOf, viewTerms, wagersOf } from './view-terms.ts';

/** A bonus in the wire's shape. (wire 12.1) */
export function viewPlayerBonus(row: PlayerBonusRow): PlayerBonus {
  const { terms, currency } = row;
  const wire = wireOf(row);
  const wireOrNull = (amount: bigint | null) => (amount === null ? null : wire(amount));
  const ofCasino = (amount: bigint) => wire(terms.product === 'casino' ? amount : 0n);
  const ofSports = (amount: bigint) => wire(terms.product === 'sportsbook' ? amount : 0n);
  const missing = row.required > row.progress ? row.required - row.progress : 0n;
  return {
    id: row.id,
    playerId: row.playerId,
    bonusId: row.bonusId,
    name: row.name,
    currency,
    bonusType: row.bonusType,
    status: row.status,
    result: row.result,
    amount: wire(row.amount),
    balance: wire(row.balance),
    lockedAmount: wire(row.locked),
    releasedAmount: wire(row.released),
    ...wagersOf(terms),
    currentWagerAmount: wire(row.progress),
    currentWagerCasinoAmount: ofCasino(row.progress),
    currentWagerSportsbookAmount: ofSports(row.progress),
    requiredWagerCasinoAmount: ofCasino(missing),
    requiredWagerSportsbookAmount: ofSports(missing),
    currentWagerPercentage: percentageOf(row),
    openedTransactionsCount: row.openRounds,
    maxBetAmount: wireOrNull(row.maxBet),
    isBonusCancelLock: terms.isCancelLocked,
    activationExpiredAt: row.activationExpiresAt.toISOString(),
    wageringExpiredAt: row.wageringExpiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    packageId: row.packageId,
    packageName: row.packageName,
    packagePriority: row.packagePriority,
    issueSessionId: row.claimId,
    wagerCasinoConditions: { amountFrom: null, amountTo: wireOrNull(row.maxBet), ...gamesOf(terms) },
    wagerSportsbookConditions: { amountFrom: null, amountTo: wireOrNull(row.maxBet) },
    maxWinAmount: wireOrNull(row.maxWin),
    maxWinMultiplier: terms.maxWinMultiplier === null ? null : Number(terms.maxWinMultiplier),
    sticky: terms.isSticky,
    cashable: terms.isCashable,
    terms: viewTerms(terms),
  };
}

/** With two decimals, rounded down: 100 is said only when all is done. */
function percentageOf({ status, required, progress }: Pick<PlayerBonusRow, 'status' | 'required' | 'progress'>): number {
  if (required === 0n) return status === playerBonusStatus.issued ? 0 : 100;
  return progress >= required ? 100 : Number((progress * 10_000n) / required) / 100;
}
