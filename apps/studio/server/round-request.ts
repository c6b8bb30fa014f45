import type { WalletReply } from '@verdigale/partner-wire';
import type { Pool, PoolClient } from 'pg';
import { costOf, winOf, type Game } from '../games/game.ts';
import { findLastRoundTime, type Round } from './round.sql.ts';
import type { Session } from './session.sql.ts';
import { highestCost, isOffered, stakesFor } from './stakes.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** What the browser asks for: its own key of the round, the stake, and what the player chose. */
export interface RoundRequest {
  requestId: string;
  stake: bigint;
  choice: unknown;
  /** Whether it is one of the rounds that the casino has given the player. */
  isFree?: boolean;
}

/** Refuses a stake that the game does not offer in the session's currency, whatever the view offered. */
export function requireAllowedStake(game: Game, session: Session, stake: bigint): void {
  const offered = stakesFor(session.mode === 'real' ? session.currency : null, session.exponent, game);
  if (!isOffered(offered, stake)) throw new StudioError('stake-not-allowed');
}

/** The choice as the game takes it; refuses one that it does not offer at this stake, and a purchase that the session does not allow. */
export function readChoice(game: Game, session: Session, { choice: value, stake, isFree }: RoundRequest): unknown {
  const choice = game.readChoice(value);
  if (choice === undefined || game.isWholeAt?.(choice, stake) === false) throw new StudioError('choice-not-allowed');
  const cost = winOf(game, stake, costOf(game, choice));
  const most = mostCost(session);
  if (cost !== stake && (isFree || most === null || cost > most)) throw new StudioError('choice-not-allowed');
  return choice;
}

/** The most that a bought round may cost; null where features may not be bought. */
export function mostCost(session: Session): bigint | null {
  return session.mayBuy ? highestCost(session.mode === 'real' ? session.currency : null, session.exponent) : null;
}

/** The least time between two rounds: as the studio is set, and as the platform asks. */
export function leastRoundMs({ settings }: Studio, session: Session): number {
  return Math.max(settings.minRoundMs, session.mode === 'real' ? session.leastRoundMs : 0);
}

/** Refuses a round that comes sooner after the last one than the jurisdiction allows (RTS 14E). */
export async function requirePace(studio: Studio, db: Pool | PoolClient, session: Session): Promise<void> {
  const least = leastRoundMs(studio, session);
  if (least === 0) return;
  const last = await findLastRoundTime(db, session.id);
  if (!last) return;
  const wait = last.getTime() + least - studio.clock.now().getTime();
  if (wait > 0) throw new StudioError('too-fast', { retryAfterMs: wait });
}

/** The answer to a repeated request for a round: its result, or the same refusal; never a second round. */
export function repeatAnswer(round: Round): Round {
  if (round.outcome) return round;
  if (round.state === 'created') throw new StudioError('round-open');
  if (round.state === 'refused') throw refusalOf({ code: round.refusalCode ?? 0, balance: null, maxStake: round.maxStakeAfter });
  throw new StudioError('bet-unconfirmed');
}

/** The casino takes no more rounds of this issue. */
export const freeRoundsOver = 15012;

export type Refusal = Pick<WalletReply & { kind: 'refused' }, 'code' | 'balance' | 'maxStake'>;

/** The platform finds the round too early after the player's last one of such a game. */
const tooSoon = 14111;

/** What a refusal of the wallet means to the player. */
export function refusalOf({ code, balance, maxStake }: Refusal): StudioError {
  if (code === 15003) return new StudioError('session-expired');
  if (code === 15004) return new StudioError('insufficient-funds', balance === null ? {} : { balance: balance.toString() });
  if (code === 15011 && maxStake !== null) return new StudioError('stake-too-high', { maxStake: maxStake.toString() });
  if (code === tooSoon) return new StudioError('too-fast');
  if (code === freeRoundsOver) return new StudioError('free-rounds-over');
  return new StudioError('bet-refused', { platformCode: code });
}
