import Type from 'typebox';
import {
  Amount,
  type CallSchema,
  Closed,
  CountryCode,
  CurrencyCode,
  EntityId,
  IdParams,
  ignoredWhenUnknown,
  LocaleCode,
  Nullable,
  PageMeta,
  pageQuery,
  SaidCountry,
  Timestamp,
  Url,
} from './common.ts';
import { SportBet, SportLeg } from './sportsbook.ts';

/** Size → density → address, e.g. `{ '200x300': { '1x': '…', '2x': '…' } }`. */
const Images = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));
const Identity = Type.String({ minLength: 1, maxLength: 80 });
/** An unknown order counts as no order. */
const open = { [ignoredWhenUnknown]: true };
const Sort = Type.Union([Type.Literal('asc'), Type.Literal('desc')], open);

export const Provider = Type.Object({
  id: EntityId,
  identity: Identity,
  name: Type.String(),
  gameEnabledCount: Type.Integer(),
  images: Images,
  customImages: Images,
});

export const Collection = Type.Object({
  id: EntityId,
  identity: Identity,
  name: Type.String(),
  countries: Type.Array(CountryCode, { description: 'Empty means everywhere' }),
  isHidden: Type.Boolean(),
});

export const Game = Type.Object({
  id: EntityId,
  identity: Identity,
  name: Type.String(),
  isDemoMode: Type.Boolean(),
  isAvailable: Type.Boolean({ description: 'False while no studio serves the game: no list has it' }),
  isStopped: Type.Boolean({ description: 'An operator has stopped it for a while: it is shown, not played' }),
  paylines: Type.Integer({ description: '0 for a game without' }),
  volatility: Type.String({ description: 'Empty where the studio does not say' }),
  rtp: Nullable(
    Type.Number({ description: 'Percent of the stakes that it returns, as its provider states: the least, where choices decide' }),
  ),
  highestRtp: Nullable(Type.Number({ description: 'Where choices decide: the most' })),
  maxWin: Nullable(Type.Number({ description: 'The most that one round can pay, in stakes, as its provider states' })),
  type: Type.String(),
  platforms: Type.Array(Type.Integer()),
  screenHeightRatio: Nullable(Type.Number()),
  screenWidthRatio: Nullable(Type.Number()),
  images: Images,
  customImages: Images,
  colours: Type.Array(Type.String(), { description: 'Two colours of the cover, for a placeholder that costs no request' }),
  provider: Provider,
  collections: Type.Array(Collection),
  labels: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Timestamp, updatedAt: Timestamp })),
  isBonusWagering: Type.Boolean(),
  minimumBonusWagerMultiplier: Type.Number(),
});

export const Spin = Type.Object({
  id: EntityId,
  game: Type.String(),
  gameIdentity: Type.String(),
  amount: Amount,
  payout: Amount,
  currency: CurrencyCode,
  createdAt: Timestamp,
});

/** A leg in terms that a client names in its own language, and why it ended as it did. Ours, beside the wire. */
const BetLeg = Type.Pick(SportLeg, [
  'sport',
  'competitors',
  'isSimulated',
  'market',
  'specifiers',
  'outcome',
  'builder',
  'deduction',
  'result',
  'place',
]);

/** A bet of our own sportsbook beyond the wire. */
const BetTicket = Type.Object({
  ...Type.Pick(SportBet, [
    'state',
    'lines',
    'builderPrices',
    'unitStake',
    'bonusStake',
    'openStake',
    'bonusPayout',
    'forfeited',
    'mostPayout',
    'owed',
    'rejection',
    'cashOuts',
    'correctedAt',
    'voidedFor',
  ]).properties,
});

export const Bet = Type.Object({
  id: EntityId,
  roundId: Type.String(),
  gameId: EntityId,
  game: Type.String(),
  amount: Amount,
  payout: Amount,
  currency: CurrencyCode,
  coefficient: Type.Number(),
  status: Type.Integer(),
  ticketType: Type.Integer(),
  createdAt: Timestamp,
  items: Type.Array(
    Type.Object({
      event: Type.String(),
      stage: Type.Integer(),
      discipline: Type.String(),
      tournament: Type.String(),
      eventDate: Timestamp,
      market: Type.String(),
      outcome: Type.String(),
      coefficient: Type.Number(),
      leg: Type.Optional(BetLeg),
    }),
    { description: 'Several are a combination' },
  ),
  ticket: Type.Optional(BetTicket),
});

export const Winner = Type.Object({
  nickname: Nullable(Type.String()),
  amount: Amount,
  payout: Amount,
  currency: CurrencyCode,
  gameId: EntityId,
  gameIdentity: Type.String(),
  gameName: Type.String(),
  isDemoMode: Type.Boolean(),
  gameImages: Images,
  gameCustomImages: Images,
});

export const GameSession = Type.Object({
  id: EntityId,
  gameIdentity: Type.String(),
  currency: CurrencyCode,
  startedAt: Timestamp,
  elapsedMs: Type.Integer({ description: 'By the clock of the server' }),
  staked: Amount,
  paid: Amount,
});

/** `default` is the place in the collections asked for; `rtp` and `volatility` are what the studios state. */
const GameOrder = Type.Union(
  [
    Type.Literal('score'),
    Type.Literal('default'),
    Type.Literal('name'),
    Type.Literal('releasedAt'),
    Type.Literal('rtp'),
    Type.Literal('volatility'),
  ],
  open,
);

const placeQuery = {
  platform: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  countryCode: Type.Optional(SaidCountry),
};
/** Where the visitor is, for a caller that asks on a visitor's behalf; otherwise the caller's own country counts. */
const countries = Type.Optional(Type.Array(SaidCountry, { maxItems: 5 }));
const Names = Type.Optional(Type.Array(Identity, { maxItems: 100 }));

export const gameSchemas = {
  'game.collections': {
    summary: 'Collections of games, without those for other countries than those named, else the caller’s',
    query: Closed({ countries }),
    data: Type.Array(Collection),
  },
  'game.providers.list': {
    summary: 'Studios that have games, in a collection where one is named: the counts are of its games',
    query: Closed({
      ...pageQuery,
      collectionId: Type.Optional(EntityId),
      name: Type.Optional(Type.String({ maxLength: 80 })),
      sortBy: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('gameEnabledCount')], open)),
      sortOrder: Type.Optional(Sort),
    }),
    data: Type.Array(Provider),
    meta: PageMeta,
  },
  'game.providers.get': { summary: 'One studio by id or identity', params: IdParams, data: Provider },
  'game.games.list': {
    summary: 'Games that can be played where the caller is, with filters; filters combine, values of one filter are alternatives',
    query: Closed({
      ...pageQuery,
      providerId: Names,
      collectionId: Names,
      gameId: Names,
      identity: Names,
      label: Type.Optional(Type.Array(Identity, { maxItems: 20, description: 'Names of labels' })),
      name: Type.Optional(Type.String({ maxLength: 80 })),
      similarTo: Type.Optional({ ...Identity, description: 'Games like this one, the most alike first, without it' }),
      countries,
      platform: placeQuery.platform,
      sortBy: Type.Optional(GameOrder),
      sortOrder: Type.Optional(Sort),
    }),
    data: Type.Array(Game),
    meta: PageMeta,
  },
  'game.games.counts': {
    summary: 'How many games of a choice each feature and each device would leave, whichever of them is chosen already',
    query: Closed({
      providerId: Names,
      collectionId: Names,
      label: Type.Optional(Type.Array(Identity, { maxItems: 20, description: 'Names of labels' })),
      countries,
      platform: placeQuery.platform,
    }),
    data: Type.Object({
      labels: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      platforms: Type.Array(Type.Object({ platform: Type.Integer(), count: Type.Integer() })),
    }),
  },
  'game.games.get': { summary: 'One game by id or identity', params: IdParams, data: Game },
  'game.games.play': {
    summary: 'A launch address: real play with an account, demo without',
    params: IdParams,
    body: Closed({
      accountId: Type.Optional(EntityId),
      lobbyUrl: Url,
      locale: LocaleCode,
      countryCode: Type.Optional(SaidCountry),
      demoMode: Type.Boolean(),
      platform: Type.Integer({ minimum: 1, maximum: 2 }),
    }),
    data: Type.Object({
      gameUrl: Url,
      token: Type.String({ description: 'Empty where nobody plays for real: in a demo, and for guests of the sportsbook' }),
      sessionId: Type.Union([EntityId, Type.Null()], { description: 'Of real play: the id for `game.sessions.get`; null in a demo' }),
    }),
  },
  'game.sessions.get': { summary: 'Duration, stakes and winnings of one launch for real play so far', params: IdParams, data: GameSession },
  'game.games.favorites': { summary: 'Favourite games', data: Type.Array(Game) },
  'game.games.favorite.add': { summary: 'Adds a favourite; answers all of them', params: IdParams, data: Type.Array(Game) },
  'game.games.favorite.remove': { summary: 'Removes a favourite; answers the rest', params: IdParams, data: Type.Array(Game) },
  'game.games.played': {
    summary: 'Recently played games',
    query: Closed({ ...placeQuery, perPage: pageQuery.perPage }),
    data: Type.Array(Game),
  },
  'game.spins.winners': {
    summary: 'Latest wins of real players',
    query: Closed({ ...placeQuery, perPage: pageQuery.perPage }),
    data: Type.Array(Winner),
  },
  'game.bets.list': {
    summary: 'The own sports bets',
    query: Closed({ ...pageQuery, isSettled: Type.Optional(Type.Boolean()) }),
    data: Type.Array(Bet),
    meta: PageMeta,
  },
} as const satisfies Record<string, CallSchema>;
