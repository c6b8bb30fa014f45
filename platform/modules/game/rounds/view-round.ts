import type { Spin, Winner } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import { coversOf, noCovers } from '../catalogue/view-game.ts';
import type { RoundRow } from './round.sql.ts';

function amounts(row: RoundRow): { amount: number; payout: number } {
  const wire = wireOf(row);
  return { amount: wire(row.stake), payout: wire(row.payout) };
}

export function viewSpin(row: RoundRow): Spin {
  return {
    id: row.id,
    game: row.gameName,
    gameIdentity: row.gameIdentity,
    ...amounts(row),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A win as everybody may see it: the name is masked already when the game is launched. */
export function viewWinner(row: RoundRow): Winner {
  return {
    nickname: row.nickname,
    ...amounts(row),
    currency: row.currency,
    gameId: row.gameId,
    gameIdentity: row.gameIdentity,
    gameName: row.gameName,
    isDemoMode: false,
    gameImages: coversOf(row.gameIdentity),
    gameCustomImages: noCovers,
  };
}
