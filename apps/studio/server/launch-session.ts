import { randomBytes } from 'node:crypto';
import type { Game } from '../games/game.ts';
import { commitToSeed } from './fairness.ts';
import { insertSession, type Session } from './session.sql.ts';
import type { Studio } from './studio.ts';

export interface LaunchRequest {
  game: Game;
  mode: 'real' | 'demo';
  token: string | null;
  locale: string;
  lobbyUrl: string | null;
  parentOrigin: string;
  /** Whether features may be bought in a demo; for real play the platform says so itself. */
  mayBuy: boolean;
}

export type Launch = { kind: 'ready'; session: Session } | { kind: 'expired' } | { kind: 'unreachable' };

/** Pretend credits of a new demo session: a thousand, with two decimals. */
export const demoStart = 100_000n;
const demoExponent = 2;

/** Opens a session for one launch of a game. A real one first asks the platform whose token this is. */
export async function launchSession(studio: Studio, request: LaunchRequest): Promise<Launch> {
  const common = {
    id: randomBytes(24).toString('base64url'),
    game: request.game.identity,
    locale: request.locale,
    lobbyUrl: request.lobbyUrl,
    parentOrigin: request.parentOrigin,
    createdAt: studio.clock.now(),
  };
  if (request.mode === 'demo') {
    return open(studio, { ...common, mode: 'demo', exponent: demoExponent, demoBalance: demoStart, mayBuy: request.mayBuy });
  }
  if (!request.token) return { kind: 'expired' };
  const reply = await studio.wallet.call('authenticate', { token: request.token });
  if (reply.kind === 'refused') return { kind: 'expired' };
  if (reply.kind === 'lost') return { kind: 'unreachable' };
  const { playerId, currency, exponent, gameCode, nickname, leastRoundMs, isFeatureBuyAllowed } = reply.data;
  // A token of another game must not open this one: the platform would book the bets to the wrong game.
  if (gameCode !== request.game.identity) return { kind: 'expired' };
  const isComplete = typeof playerId === 'string' && typeof currency === 'string' && Number.isInteger(exponent);
  if (!isComplete) return { kind: 'unreachable' };
  return open(studio, {
    ...common,
    mode: 'real',
    token: request.token,
    playerId,
    currency,
    exponent: Number(exponent),
    mayBuy: isFeatureBuyAllowed === true,
    nickname: typeof nickname === 'string' ? nickname : null,
    leastRoundMs: Number.isInteger(leastRoundMs) ? Number(leastRoundMs) : 0,
  });
}

async function open(studio: Studio, session: Session): Promise<Launch> {
  await insertSession(studio.pool, session);
  await commitToSeed(studio, session);
  return { kind: 'ready', session };
}
