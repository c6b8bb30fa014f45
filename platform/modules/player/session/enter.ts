import { playerStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { refusalOfBlocked } from '../exclusion/refusal-of-blocked.ts';
import { lockPlayer } from '../player.sql.ts';
import { ceremonyMs } from '../second-factor/passkey-site.ts';
import { waysOf, type Way } from '../second-factor/ways.ts';
import { issueOneTimeToken } from '../token/one-time-token.ts';
import { openSession, type Device, type OpenSession } from './open-session.ts';

/** How long the second step may take. */
export const secondStepMs = ceremonyMs;

/** A sign-in whose second step is to come. */
export interface HalfSession {
  playerId: string;
  challenge: string;
  ways: Way[];
}

/** Takes the player's lock, so that a block that comes meanwhile finds the session. Throws accountBlocked, selfExcluded. */
export async function lockOpenPlayer(tx: Transaction, playerId: string): Promise<void> {
  const { status } = await tx.one(lockPlayer(playerId));
  if (status === playerStatus.blocked) throw await refusalOfBlocked(tx, playerId);
}

/**
 * Lets in a player who is proved by one factor: opens a session, or answers the challenge of the second step where the player has switched that on.
 * Holds the player's lock, so that no session is opened while that is being switched or the player blocked. Throws accountBlocked, selfExcluded.
 */
export async function enter(
  tx: Transaction,
  kernel: Kernel,
  who: { playerId: string; device: Device; isProven?: boolean },
): Promise<OpenSession | HalfSession> {
  const { playerId } = who;
  await lockOpenPlayer(tx, playerId);
  const ways = await waysOf(tx, playerId);
  if (ways.length === 0) return openSession(tx, kernel, who);
  return { playerId, ways, challenge: issueOneTimeToken(tx, kernel, { playerId, purpose: 'second-step', lifetimeMs: secondStepMs }) };
}

/** Whether the second step is still to come: without it there is no session. */
export const isHalf = (entry: OpenSession | HalfSession): entry is HalfSession => 'challenge' in entry;

/** The session, after the commit. Throws secondStepNeeded with what finishes the sign-in. */
export function wholeSession(entry: OpenSession | HalfSession): OpenSession {
  if (!isHalf(entry)) return entry;
  const { challenge, ways } = entry;
  throw new AppError('secondStepNeeded', 'finish the sign-in by sessions/second-step', { extra: { challenge, ways: ways.join(',') } });
}
