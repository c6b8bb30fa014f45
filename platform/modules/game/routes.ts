import type { FastifyInstance } from 'fastify';
import { AppError, mount, pageOf, type Kernel } from '#kernel';
import { addFavorite, listFavorites, listPlayed, removeFavorite } from './catalogue/favorites.ts';
import { collectionsIn } from './catalogue/game.sql.ts';
import { countPartsOf } from './catalogue/count-parts.ts';
import { getGame } from './catalogue/get-game.ts';
import { launchGame } from './launch/launch-game.ts';
import { listBets } from './rounds/list-bets.ts';
import { homeOf, listGames } from './catalogue/list-games.ts';
import { listProviders } from './catalogue/list-providers.ts';
import { providerNamed } from './catalogue/provider.sql.ts';
import { recallRound } from './rounds/recall-round.ts';
import { countRounds, roundsOf } from './rounds/round.sql.ts';
import { summariseSession } from './launch/session-summary.ts';
import { findSight } from './catalogue/sight.ts';
import { viewOwnRound } from './rounds/view-own-round.ts';
import { listWinners } from './rounds/list-winners.ts';
import { viewCollection, viewGame, viewProvider } from './catalogue/view-game.ts';
import { viewSpin } from './rounds/view-round.ts';

/** (wire 1.5) */
const cache = { seconds: 120 };

export function gameRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;

  // Without countries the caller's counts.
  mount(
    app,
    'game.collections',
    async ({ query, caller }) => (await db.all(collectionsIn(query.countries ?? homeOf(caller)))).map(viewCollection),
    { cache: { ...cache, isPrivate: true } },
  );

  mount(app, 'game.providers.list', ({ query }) => listProviders(db, query), { cache });

  mount(
    app,
    'game.providers.get',
    async ({ params }) => {
      const provider = await db.maybe(providerNamed(params.id));
      if (!provider) throw new AppError('notFound', 'no such provider');
      return viewProvider(provider);
    },
    { cache },
  );

  mount(app, 'game.games.list', ({ query, caller, principal }) => listGames(db, query, { caller, principal }));
  mount(app, 'game.games.counts', ({ query, caller }) => countPartsOf(db, query, caller), { cache: { ...cache, isPrivate: true } });
  mount(app, 'game.games.get', async ({ params, principal }) => {
    const [game, sight] = await Promise.all([getGame(db, params.id), findSight(db, principal?.playerId ?? null)]);
    return viewGame(game, sight);
  });
  mount(app, 'game.games.play', ({ params, body, principal, caller }) => launchGame(kernel, params.id, body, { principal, caller }));

  mount(app, 'game.sessions.get', ({ params, principal }) => summariseSession(kernel, principal.playerId, params.id));

  mount(app, 'game.games.favorites', ({ principal }) => listFavorites(db, principal.playerId));
  mount(app, 'game.games.favorite.add', ({ params, principal }) => addFavorite(db, principal.playerId, params.id));
  mount(app, 'game.games.favorite.remove', ({ params, principal }) => removeFavorite(db, principal.playerId, params.id));
  mount(app, 'game.games.played', ({ query, principal, caller }) => listPlayed(db, principal.playerId, query, caller));

  mount(app, 'game.spins.list', async ({ query, principal }) => {
    const page = pageOf(query);
    const [rows, { total }] = await Promise.all([
      db.all(roundsOf(principal.playerId, query, page)),
      db.one(countRounds(principal.playerId, query)),
    ]);
    return { data: rows.map(viewSpin), meta: page.meta(total) };
  });
  mount(app, 'game.spins.winners', ({ query, caller }) => listWinners(db, query, caller));
  mount(app, 'game.spins.get', ({ params, principal }) => viewOwnRound(db, principal.playerId, params.id));
  mount(app, 'game.spins.recall', ({ params, query, principal }) =>
    recallRound(kernel, { id: params.id, playerId: principal.playerId, locale: query.locale }),
  );
  mount(app, 'game.bets.list', ({ query, principal }) => listBets(db, principal.playerId, query));
}
