import { readMinorUnits } from '@verdigale/partner-wire';
import type { Game } from '../games/game.ts';
import type { Entry } from '../wire.ts';
import { viewFreeRounds } from './free-rounds.ts';
import { refusalOf } from './round-request.ts';
import { roundView } from './round-view.ts';
import { findPlayingRound, listUnseenRounds, scopeOf } from './round.sql.ts';
import type { Session } from './session.sql.ts';
import { stakesFor } from './stakes.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** What a view needs to begin: balance, stakes, and the rounds that were interrupted before the player saw their end. */
export async function enterSession(studio: Studio, game: Game, session: Session): Promise<Entry> {
  const balance = await currentBalance(studio, session);
  const stakes = stakesFor(session.mode === 'real' ? session.currency : null, session.exponent, game);
  const scope = scopeOf(session);
  const open = await findPlayingRound(studio.pool, scope);
  const unseen = await listUnseenRounds(studio.pool, scope);
  return {
    balance: balance.toString(),
    stakes: stakes.allowed.map(String),
    stakeUnit: stakes.unit.toString(),
    usualStake: stakes.usual.toString(),
    elapsedMs: studio.clock.now().getTime() - session.createdAt.getTime(),
    minRoundMs: studio.settings.minRoundMs,
    open: open && roundView(game, open),
    unseen: unseen.map((round) => roundView(game, round)),
    free: await viewFreeRounds(studio, session),
  };
}

/** The player's balance as the platform states it, or the pretend credits. */
export async function currentBalance(studio: Studio, session: Session): Promise<bigint> {
  if (session.mode === 'demo') return session.demoBalance;
  const reply = await studio.wallet.call('balance', { token: session.token });
  if (reply.kind === 'refused') throw refusalOf(reply.code, reply.balance);
  const balance = reply.kind === 'done' ? readMinorUnits(reply.data.balance) : null;
  if (balance === null) throw new StudioError('platform-unreachable');
  return balance;
}
