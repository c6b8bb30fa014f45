import { playerBonusStatus, type PlayerFreespin } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { FreeSpinRow } from './free-spin.sql.ts';
import { viewTerms, wagersOf } from './view-terms.ts';

const statusOf = {
  issuing: playerBonusStatus.issued,
  issued: playerBonusStatus.issued,
  active: playerBonusStatus.active,
  finished: playerBonusStatus.finished,
};

/** Free spins in the wire's shape. (wire 12.2) */
export function viewFreeSpin(row: FreeSpinRow): PlayerFreespin {
  const { currency, terms } = row;
  const wire = wireOf(row);
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    playerId: row.playerId,
    bonusId: row.bonusId,
    name: row.name,
    status: statusOf[row.state],
    result: row.result,
    count: row.quantity,
    usedCount: row.used,
    progress: Math.floor((row.used * 10_000) / row.quantity) / 100,
    gameId: row.game,
    providerId: row.provider,
    currency,
    stake: wire(row.stake),
    winnings: wire(row.winnings),
    wagerCasino: terms ? wagersOf(terms).wagerCasino : 0,
    maxWinAmount: row.maxWin === null ? null : wire(row.maxWin),
    maxWinMultiplier: terms?.maxWinMultiplier == null ? null : Number(terms.maxWinMultiplier),
    issuedAt: time(row.issuedAt),
    createdAt: row.createdAt.toISOString(),
    activationExpiredAt: row.activationExpiresAt.toISOString(),
    expiredAt: row.validUntil.toISOString(),
    wageringExpiredAt: null,
    finishedAt: time(row.finishedAt),
    packageId: row.packageId,
    packageName: row.packageName,
    packagePriority: row.packagePriority,
    issueSessionId: row.claimId,
    terms: terms && viewTerms(terms),
  };
}
