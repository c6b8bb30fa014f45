import type { FastifyInstance } from 'fastify';
import { AppError, mount, pageOf, type Kernel } from '#kernel';
import { addFavorite, listFavorites, listPlayed, removeFavorite } from './favorites.ts';
import { findCollections, findProvider, findProviders } from './game.sql.ts';
import { getGame } from './get-game.ts';
import { launchGame } from './launch-game.ts';
import { listGames } from './list-games.ts';
import { findRoundsOf, findWinningRounds } from './round.sql.ts';
import { viewCollection, viewGame, viewProvider, viewSpin, viewWinner } from './views.ts';

export function gameRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;

  mount(app, 'game.collections', async () => (await findCollections(db)).map(viewCollection));

  mount(app, 'game.providers.list', async ({ query }) => {
    const page = pageOf({ page: query.page, perPage: query.perPage ?? 100 });
    const rows = await findProviders(db, query.name?.trim() || undefined, page, query.sortOrder === 'desc');
    return { data: rows.map(viewProvider), meta: page.meta(rows[0]?.total ?? 0) };
  });

  mount(app, 'game.providers.get', async ({ params }) => {
    const provider = await findProvider(db, params.id);
    if (!provider) throw new AppError('notFound', 'no such provider');
    return viewProvider(provider);
  });

  mount(app, 'game.games.list', ({ query }) => listGames(db, query));
  mount(app, 'game.games.get', async ({ params }) => viewGame(await getGame(db, params.id)));
  mount(app, 'game.games.play', ({ params, body, principal, caller }) => launchGame(kernel, params.id, body, { principal, caller }));

  mount(app, 'game.games.favorites', ({ principal }) => listFavorites(db, principal.playerId));
  mount(app, 'game.games.favorite.add', ({ params, principal }) => addFavorite(db, principal.playerId, params.id));
  mount(app, 'game.games.favorite.remove', ({ params, principal }) => removeFavorite(db, principal.playerId, params.id));
  mount(app, 'game.games.played', ({ query, principal }) => listPlayed(db, principal.playerId, query.perPage ?? 18));

  mount(app, 'game.spins.list', async ({ query, principal }) => {
    const page = pageOf(query);
    const { rows, total } = await findRoundsOf(db, principal.playerId, page);
    return { data: rows.map(viewSpin), meta: page.meta(total) };
  });
  mount(app, 'game.spins.winners', async ({ query }) => (await findWinningRounds(db, query.perPage ?? 12)).map(viewWinner));
  // Sports bets come with the sportsbook; until then a player has none.
  mount(app, 'game.bets.list', async ({ query }) => ({ data: [], meta: pageOf(query).meta(0) }));
}
