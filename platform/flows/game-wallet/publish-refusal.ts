import type { EventName, EventPayloads } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import type { AppError, Kernel } from '#kernel';
import type { GameSession } from '#modules/game';

type Refusal = 'game.bet.restricted' | 'game.bet.max.exceed' | 'game.bet.limit.reached';

const topics: Partial<Record<AppError['reason'], Refusal & EventName>> = {
  productRestricted: 'game.bet.restricted',
  stakeTooHigh: 'game.bet.max.exceed',
  betLimitReached: 'game.bet.limit.reached',
  lossLimitReached: 'game.bet.limit.reached',
  coolingOff: 'game.bet.limit.reached',
  limitedRealGame: 'game.bet.limit.reached',
};

/** Publishes to the player's page why a bet was refused; in its own transaction, since the bet's was rolled back. (RT-03, wire 13) */
export async function publishRefusal({ db, events }: Kernel, session: GameSession, error: AppError): Promise<void> {
  const topic = topics[error.reason];
  if (!topic) return;
  const { playerId, gameId, gameIdentity, currency, exponent, maxStake } = session;
  const maxBetAmount = maxStake === null ? null : toWire(money(maxStake, currency), { code: currency, exponent });
  const payloads: { [R in Refusal]: EventPayloads[R] } = {
    'game.bet.restricted': { playerBonus: { currency, maxBetAmount }, gameId, gameIdentity },
    'game.bet.max.exceed': { playerBonus: { currency, maxBetAmount }, gameId, gameIdentity },
    'game.bet.limit.reached': { code: error.code, gameId, gameIdentity },
  };
  await db.transaction(async (tx) => events.emit(tx, { topic, playerId, payload: payloads[topic] }));
}
