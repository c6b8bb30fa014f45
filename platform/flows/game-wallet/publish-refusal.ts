import type { EventName, EventPayloads } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { AppError, Kernel } from '#kernel';
import { activeBonusOf } from '#modules/bonus';
import type { GameSession } from '#modules/game';

type Refusal = 'game.bet.restricted' | 'game.bet.max.exceed' | 'game.bet.limit.reached';

const topics: Partial<Record<AppError['reason'], Refusal & EventName>> = {
  productRestricted: 'game.bet.restricted',
  stakeTooHigh: 'game.bet.max.exceed',
  betLimitReached: 'game.bet.limit.reached',
  lossLimitReached: 'game.bet.limit.reached',
  coolingOff: 'game.bet.limit.reached',
  realityCheckDue: 'game.bet.limit.reached',
  timeLimitReached: 'game.bet.limit.reached',
  limitedRealGame: 'game.bet.limit.reached',
  identityNeeded: 'game.bet.limit.reached',
  playStopped: 'game.bet.limit.reached',
  roundTooSoon: 'game.bet.limit.reached',
};

/**
 * Publishes to the player's page why a bet was refused; in its own transaction, since the bet's was rolled back. What the active bonus forbids
 * names it, with its highest bet. (RT-03, wire 13)
 */
export async function publishRefusal({ db, events }: Kernel, session: GameSession, error: AppError): Promise<void> {
  const topic = topics[error.reason];
  if (!topic) return;
  const { playerId, accountId, gameId, gameIdentity, currency } = session;
  await db.transaction(async (tx) => {
    const bonus = error.details.extra?.reason === 'bonus' ? await tx.maybe(activeBonusOf(accountId)) : undefined;
    const most = bonus ? bonus.maxBet : session.maxStake;
    const playerBonus = { currency, maxBetAmount: most === null ? null : wireOf(session)(most) };
    const refused = { playerBonus, reason: bonus ? 'bonus' : 'rules', gameId, gameIdentity } as const;
    const payloads: { [R in Refusal]: EventPayloads[R] } = {
      'game.bet.restricted': refused,
      'game.bet.max.exceed': refused,
      'game.bet.limit.reached': { code: error.code, gameId, gameIdentity },
    };
    events.emit(tx, { topic, playerId, payload: payloads[topic] });
  });
}
