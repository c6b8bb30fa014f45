import { sample } from './sample.ts';

const page = { offset: 0, limit: 1 };
const at = '2026-01-01T00:00:00Z';
const filter = { dateFrom: at, dateTo: at, currency: 'EUR' };
const invoices = { ...filter, type: 1, status: 2 };
const game = { countries: ['DE'] };
const every = { ...game, providers: ['x'], collections: ['x'], games: ['x'], labels: ['x'], name: 'mines', platform: 1, playerId: 'x' };

/** Arguments of the statements whose text depends on them: one list for each text. */
export const variants: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'modules/game/catalogue/game.sql.ts gamesMatching': [
    [game, page, { by: 'score', isDescending: false }],
    [every, page, { by: 'score', isDescending: true }],
    [every, page, { by: 'match', isDescending: false }],
    [{ ...every, name: 'di' }, page, { by: 'default', isDescending: false }],
    [every, page, { by: 'name', isDescending: true }],
  ],
  'modules/game/catalogue/game.sql.ts countGames': [[game], [every]],
  'modules/game/catalogue/game.sql.ts gameNamed': [['x']],
  'modules/game/catalogue/game.sql.ts playedGames': [
    ['x', { countries: [], limit: 1 }],
    ['x', { countries: [], limit: 1, platform: 1 }],
  ],
  'modules/game/catalogue/name-search.sql.ts nameMatches': [['g', 'mines']],
  'modules/game/catalogue/name-search.sql.ts nameOrder': [['g', 'mines']],
  'modules/game/catalogue/provider.sql.ts providersMatching': [
    [{ by: 'name', isDescending: false }, page],
    [{ by: 'gameEnabledCount', isDescending: true }, page],
    [{ by: 'match', name: 'mines', isDescending: false }, page],
    [{ by: 'name', name: 'di', isDescending: false }, page],
  ],
  'modules/game/rounds/round.sql.ts roundsOf': [
    ['x', {}, page],
    ['x', { ...filter, gameIdentity: 'x' }, page],
  ],
  'modules/game/rounds/round.sql.ts countRounds': [
    ['x', {}],
    ['x', { ...filter, gameIdentity: 'x' }],
  ],
  'modules/game/rounds/winners.sql.ts winningRounds': [[{ limit: 1 }], [{ limit: 1, country: 'DE', platform: 1 }]],
  'modules/payment/find-invoices.sql.ts invoicesMatching': [
    ['x', {}, page],
    ['x', invoices, { limit: 1, last: sample }],
  ],
  'modules/payment/find-invoices.sql.ts countMatching': [
    ['x', {}],
    ['x', invoices],
  ],
  'modules/player/player.sql.ts updatePlayer': [['x', { firstName: 'x', cpfNumber: 'x', isPwaInstalled: true }]],
  'modules/player/player.sql.ts selectSignIn': [[{ email: 'x' }], [{ phone: 'x' }]],
  'modules/reconcile/finding.sql.ts resumePayouts': [
    ['all', 'x', sample],
    [[1n], 'x', sample],
  ],
  'kernel/db/notify.sql.ts listen': [],
  // Names tables as the catalogue has them; own-data.db.test.ts runs it for each.
  'flows/own-data/rows.sql.ts openRows': [],
};
