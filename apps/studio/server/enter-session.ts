import { readMinorUnits } from '@verdigale/partner-wire';
import type { Game } from '../games/game.ts';
import type { Entry, Standing } from '../wire.ts';
import { viewFreeRounds } from './free-rounds.ts';
import { leastRoundMs, mostCost, refusalOf } from './round-request.ts';
import { roundView } from './round-view.ts';
import { findPlayingRound, listUnseenRounds, scopeOf } from './round.sql.ts';
import type { Session } from './session.sql.ts';
import { stakesFor } from './stakes.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** What a view needs to begin: balance, stakes, and the rounds that were interrupted before the player saw their end. */
export async function enterSession(studio: Studio, game: Game, session: Session): Promise<Entry> {
  const standing = await currentStanding(studio, session);
  const stakes = stakesFor(session.mode === 'real' ? session.currency : null, session.exponent, game);
  const scope = scopeOf(session);
  const open = await findPlayingRound(studio.pool, scope);
  const unseen = await listUnseenRounds(studio.pool, scope);
  return {
    ...standing,
    stakes: stakes.allowed.map(String),
    stakeUnit: stakes.unit.toString(),
    usualStake: stakes.usual.toString(),
    elapsedMs: studio.clock.now().getTime() - session.createdAt.getTime(),
    minRoundMs: leastRoundMs(studio, session),
    open: open && roundView(game, open),
    unseen: unseen.map((round) => roundView(game, round)),
    mostCost: game.bought ? (mostCost(session)?.toString() ?? null) : null,
    free: await viewFreeRounds(studio, session),
  };
}

/** What the platform says of the player's money now; pretend credits are limited by nothing. */
export async function currentStanding(studio: Studio, session: Session): Promise<Standing> {
  if (session.mode === 'demo') return { balance: session.demoBalance.toString(), maxStake: null };
  const reply = await studio.wallet.call('balance', { token: session.token });
  if (reply.kind === 'refused') throw refusalOf(reply);
  const balance = reply.kind === 'done' ? readMinorUnits(reply.data.balance) : null;
  if (reply.kind === 'lost' || balance === null) throw new StudioError('platform-unreachable');
  return { balance: balance.toString(), maxStake: readMinorUnits(reply.data.maxStake)?.toString() ?? null };
}
