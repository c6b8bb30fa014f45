import { formatDecimal, money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { mostStake, type BonusPlay, type PlayedGame } from '#modules/bonus';
import { roomForStake, type GameSession } from '#modules/game';
import type { CashLimit } from '#modules/limit';
import type { AccountState } from '#modules/wallet';

export interface PlayersMeans {
  pockets: AccountState['pockets'];
  play: BonusPlay;
  /** The player's own, on stakes and losses. */
  limits: readonly CashLimit[];
}

/**
 * The most that a line may be staked with: by what the house takes of it, the player's money, the terms of a bonus and the player's own limits. It
 * may be nothing.
 */
export async function possibleUnitStake(
  db: Queryable,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  { game, currency, means, lines, house }: { game: PlayedGame; currency: string; means: PlayersMeans; lines: bigint; house: bigint },
): Promise<bigint> {
  const { pockets, play, limits } = means;
  const room = await roomForStake(db, { config }, limits, { currency, now: clock.now() });
  // A player with less own money than may be lost cannot reach that limit.
  const loss = room.own !== null && room.own.left.amount < pockets.real + pockets.locked ? room.own : null;
  const sums = [room.stake, loss].flatMap((limit) => (limit === null ? [] : [limit.left.amount]));
  const least = [mostStake(play, game, pockets.real), ...sums, house * lines].reduce((a, b) => (b < a ? b : a));
  return least > 0n ? least / lines : 0n;
}

const aboutTheSum: readonly string[] = ['stakeTooHigh', 'sportStakeTooHigh', 'insufficientFunds', 'betLimitReached', 'lossLimitReached'];

/** Judges a stake: a refusal of its sum has, under `unitStake`, what a line would be taken with, where that is anything. */
export async function namingPossibleStake<T>(
  { currency, exponent }: Pick<GameSession, 'currency' | 'exponent'>,
  judge: () => Promise<T>,
  possible: () => Promise<bigint>,
): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    if (!(error instanceof AppError) || !aboutTheSum.includes(error.reason)) throw error;
    const most = await possible();
    if (most <= 0n) throw error;
    const unitStake = [formatDecimal(money(most, currency), { code: currency, exponent })];
    throw new AppError(error.reason, error.message, { ...error.details, cause: error, fields: { unitStake } });
  }
}
