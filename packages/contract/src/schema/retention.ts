import Type from 'typebox';
import { Amount, CurrencyCode, EntityId, Nullable, Timestamp } from './common.ts';

/** (wire 9.2) */
export const LoyaltyLevel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  order: Type.Integer({ description: 'From 1, the lowest' }),
  points: Type.Integer({ description: 'With so many points the level is reached' }),
});

/** (wire 9.2) */
export const LoyaltyAccount = Type.Object({
  id: EntityId,
  playerId: EntityId,
  points: Type.Integer(),
  currentLevel: LoyaltyLevel,
  nextLevel: Nullable(LoyaltyLevel),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

const Reward = Type.Integer({ description: '1 money, 2 bonus, 3 free spins, 4 loyalty points' });

/** (wire 9.1) */
export const QuestReward = Type.Object({
  type: Reward,
  amount: Type.Number({ description: 'Money in the currency of the attributes, else how many spins or points' }),
  attributes: Type.Object({
    isoCode: Nullable(CurrencyCode),
    lockBalance: Type.Boolean({ description: 'Locked until the active bonus ends' }),
    bonusId: Nullable(EntityId),
    title: Nullable(Type.String()),
  }),
});

const sums = {
  multiplier: Type.Optional(Nullable(Type.Number({ description: 'A win of at least so many stakes' }))),
  maxMultiplier: Type.Optional(Nullable(Type.Number())),
  minPayout: Type.Optional(Nullable(Amount)),
  maxPayout: Type.Optional(Nullable(Amount)),
  spinAmount: Type.Optional(Nullable(Type.Number({ description: 'Rounds of at least this stake count' }))),
  maxSpinAmount: Type.Optional(Nullable(Amount)),
  minAmount: Type.Optional(Nullable(Amount)),
  maxAmount: Type.Optional(Nullable(Amount)),
};

/** Which rounds, deposits or fields count; a task has only the keys of its type. (wire 9.1) */
export const QuestConditions = Type.Object({
  fields: Type.Optional(Type.Array(Type.String())),
  games: Type.Optional(Type.Array(Type.String(), { description: 'Identities; empty for every game' })),
  ...sums,
  currencies: Type.Optional(
    Type.Array(Type.Object({ isoCode: CurrencyCode, ...sums }), { description: 'Sums of their own in these currencies' }),
  ),
});

/** (wire 9.1) */
export const QuestTask = Type.Object({
  id: EntityId,
  name: Type.String(),
  description: Type.String(),
  type: Type.Integer({ description: '1 contact confirmed, 2 profile filled, 3 win, 4 bet, 5 sign-in, 6 deposit' }),
  progress: Type.Number(),
  quantity: Type.Number(),
  isActive: Type.Boolean(),
  isCompleted: Type.Boolean(),
  executionOrder: Type.Integer(),
  conditions: QuestConditions,
});

/** A quest that the player can begin, or one that was begun. (wire 9.1) */
export const Quest = Type.Object({
  id: EntityId,
  playerId: EntityId,
  name: Type.String(),
  identity: Type.String(),
  description: Type.String(),
  state: Type.Integer({ description: '1 available, 2 active, 3 completed, 4 completed without reward, 5 expired, 6 cancelled' }),
  order: Type.Integer(),
  taskExecutionOrder: Type.Integer({ description: '1 in any order, 2 one after another' }),
  packageOrder: Nullable(Type.Integer()),
  endAt: Nullable(Timestamp),
  rewards: Type.Array(QuestReward),
  tasks: Type.Array(QuestTask),
});

/** What travels when a task has moved. (wire 13) */
export const QuestTaskPush = Type.Object({
  id: EntityId,
  questId: EntityId,
  playerId: EntityId,
  type: Type.Integer(),
  name: Type.String(),
  isActive: Type.Boolean(),
  isCompleted: Type.Boolean(),
  progress: Type.Number(),
  quantity: Type.Number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

const range = {
  minAmount: Nullable(Amount),
  minAmountOp: Type.Union([Type.Literal('gt'), Type.Literal('gte')]),
  maxAmount: Nullable(Amount),
  maxAmountOp: Type.Union([Type.Literal('lt'), Type.Literal('lte')]),
};

/** A place of a leaderboard; names are masked for everybody else. (wire 9.3) */
export const TournamentPlace = Type.Object({
  playerId: EntityId,
  nickname: Nullable(Type.String()),
  place: Type.Integer({ minimum: 1 }),
  points: Type.Number(),
});

/** (wire 9.3) */
export const TournamentPrize = Type.Object({
  place: Type.Integer({ minimum: 1 }),
  type: Reward,
  title: Type.String({ description: 'In the language of the brand’s default' }),
  sum: Type.Optional(
    Type.Object({ amount: Amount, currency: CurrencyCode }, { description: 'Of money: what the title says. Ours, beside the wire' }),
  ),
  bonusId: Type.Optional(EntityId),
  entry: Type.Optional(
    Type.Object({
      playerId: EntityId,
      nickname: Nullable(Type.String()),
      points: Type.Number(),
      createdAt: Timestamp,
      updatedAt: Timestamp,
    }),
  ),
});

export const TournamentStanding = Type.Object({ points: Type.Number(), place: Type.Integer({ minimum: 1 }) });

/** (wire 9.3) */
export const Tournament = Type.Object({
  id: EntityId,
  title: Type.String(),
  identity: Type.String({ description: 'Of the tournament and of its content page' }),
  type: Type.Integer({
    description: '1 total staked, 2 highest multiplier, 3 sum of wins over stakes, 4 sum of wins, 5 rounds, 6 the first rounds only',
  }),
  state: Type.Integer({ description: '2 scheduled, 3 running, 4 ended and being counted, 5 finished' }),
  startAt: Timestamp,
  endAt: Timestamp,
  isAvailable: Type.Boolean({ description: 'Whether this player may take part' }),
  confirmationRequired: Type.Boolean({ description: 'Only who takes part is counted' }),
  rates: Type.Object({
    baseCurrencyRate: Type.Number({ description: 'Points for one unit of the base currency' }),
    currencyRates: Type.Array(Type.Object({ isoCode: CurrencyCode, rate: Type.Number() })),
  }),
  conditions: Type.Object({
    gameCollections: Type.Array(Type.String(), { description: 'Identities of categories; empty for every game' }),
    gameCollectionsExcluded: Type.Array(Type.String()),
    ...range,
    currencies: Type.Array(Type.Object({ isoCode: CurrencyCode, ...range })),
    roundsLimit: Nullable(Type.Integer({ description: 'Only so many rounds of each player count. Ours, beside the wire' })),
    minRounds: Nullable(Type.Integer({ description: 'Ranked from so many rounds on. Ours, beside the wire' })),
  }),
  prizes: Type.Array(TournamentPrize),
  entriesCount: Type.Integer({ description: 'Ours, beside the wire' }),
  leaderboard: Type.Array(TournamentPlace, { description: 'The first hundred' }),
  /** Absent for guests. */
  playerEntry: Type.Optional(Nullable(TournamentStanding)),
});

/** What travels when a tournament is finished. (wire 13) */
export const TournamentPush = Type.Object({
  id: EntityId,
  title: Type.String(),
  identity: Type.String(),
  state: Type.Integer(),
  endAt: Timestamp,
  prizes: Type.Array(TournamentPrize),
});
