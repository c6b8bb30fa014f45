import type { GameTitle } from '@verdigale/partner-wire/schema';
import type { FastifyInstance } from 'fastify';
import { toDecimal } from '../engine/rational.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { payoutsOf } from '../games/payouts.ts';
import { percentText } from './percent-text.ts';

/** `GET /titles`: the figures of every game, for the platform's signed request. */
export function titlesCall(app: FastifyInstance): void {
  const data = games.map(titleOf);
  app.get('/titles', () => ({ data }));
}

/** As the rules page of the game states them. */
function titleOf({ identity, facts }: Pick<Game, 'identity' | 'facts'>): GameTitle {
  return {
    game: identity,
    rtp: percentText(facts.rtp),
    highestRtp: facts.highestRtp ? percentText(facts.highestRtp) : null,
    maxWin: toDecimal(facts.maxWin, 2),
    payouts: payoutsOf({ identity, facts }),
  };
}
