import Type from 'typebox';
import { Amount, CurrencyCode, EntityId, Nullable, Timestamp } from './common.ts';

const Multiplier = Type.Number({ description: 'How many times' });
const Share = Type.Integer({ minimum: 0, maximum: 1000, description: 'Thousandths of a stake that count' });
const Shares = Type.Record(Type.String(), Share);

/** What holds for a bonus beside its sums. Ours, beside the wire: a client can say all of it in words. */
export const BonusTerms = Type.Object({
  product: Type.Union([Type.Literal('casino'), Type.Literal('sportsbook')], { description: 'Where it can be wagered' }),
  wagerBase: Type.Union([Type.Literal('bonus'), Type.Literal('bonus-and-deposit'), Type.Literal('winnings')], {
    description: 'What the multiplier multiplies',
  }),
  stakeOrder: Type.Union([Type.Literal('real-first'), Type.Literal('bonus-first'), Type.Literal('mixed')], {
    description: 'Whose money a stake takes first',
  }),
  contribution: Type.Object(
    { default: Share, types: Shares, providers: Shares, games: Shares },
    { description: 'How much of a stake counts: the game’s share, else its provider’s, else its type’s, else the default' },
  ),
  excludedGames: Type.Array(Type.String(), { description: 'Identities of games that neither take nor move the bonus' }),
  excludedProviders: Type.Array(Type.String()),
  minOdds: Type.Object(
    { leg: Nullable(Type.String()), line: Nullable(Type.String()) },
    {
      description:
        'Of a bonus for sport: the least odds, decimal, of each selection and of each line; bets below them neither take nor move the bonus',
    },
  ),
  activationHours: Type.Integer({ description: 'How long it can be activated' }),
  wageringHours: Type.Integer({ description: 'How long it can be wagered once active' }),
  perPlayer: Nullable(Type.Integer({ description: 'How often one player may have it' })),
});

const conditions = {
  gameIds: Type.Array(Type.String(), { description: 'Ids or identities; empty for all' }),
  gameIdsExcluded: Type.Array(Type.String()),
  providerIds: Type.Array(Type.String()),
  providerIdsExcluded: Type.Array(Type.String()),
};
const range = { amountFrom: Nullable(Amount), amountTo: Nullable(Amount) };
const ofPackage = { packageId: Nullable(EntityId), packageName: Nullable(Type.String()), packagePriority: Type.Integer() };

/** Null of a platform that does not say them. */
const Terms = Nullable(BonusTerms);

/** (wire 12.1) */
export const PlayerBonus = Type.Object({
  id: EntityId,
  playerId: EntityId,
  bonusId: EntityId,
  name: Type.String(),
  currency: CurrencyCode,
  bonusType: Type.Integer({ description: '1 cash, 2 percentage of the deposit, 3 free spins, 4 cashback' }),
  status: Type.Integer({ description: '1 issued, 2 active, 3 finished' }),
  result: Type.Integer({ description: '1 none yet, 2 played, 3 cancelled, 4 expired, 5 lost' }),
  amount: Amount,
  balance: Nullable(Type.Number({ description: 'What is left of the bonus money; null of a platform that does not say it' })),
  lockedAmount: Type.Number({ description: 'Own money that is locked until it ends' }),
  releasedAmount: Type.Number({ description: 'What became own money when it was played' }),
  wagerCasino: Multiplier,
  wagerSportsbook: Multiplier,
  currentWagerAmount: Type.Number({ description: 'Done so far' }),
  currentWagerCasinoAmount: Amount,
  currentWagerSportsbookAmount: Amount,
  requiredWagerCasinoAmount: Type.Number({ description: 'Still to do: with what is done, the whole' }),
  requiredWagerSportsbookAmount: Amount,
  currentWagerPercentage: Type.Number({ minimum: 0, maximum: 100 }),
  openedTransactionsCount: Type.Integer({ description: 'Rounds with its money that have not ended' }),
  maxBetAmount: Nullable(Amount),
  isBonusCancelLock: Type.Boolean({ description: 'Once wagering has begun another one cannot take its place, nor can it be cancelled' }),
  activationExpiredAt: Nullable(Timestamp),
  wageringExpiredAt: Nullable(Timestamp),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  ...ofPackage,
  issueSessionId: EntityId,
  wagerCasinoConditions: Type.Object({ ...range, ...conditions }),
  wagerSportsbookConditions: Type.Object(range),
  maxWinAmount: Nullable(Amount),
  maxWinMultiplier: Nullable(Multiplier),
  sticky: Type.Boolean(),
  cashable: Type.Boolean(),
  terms: Terms,
});

/** (wire 12.2) */
export const PlayerFreespin = Type.Object({
  id: EntityId,
  playerId: EntityId,
  bonusId: EntityId,
  name: Type.String(),
  status: Type.Integer({ description: '1 issued, 2 active, 3 finished' }),
  result: Type.Integer({ description: '1 none yet, 2 played, 3 cancelled, 4 expired' }),
  count: Type.Integer(),
  usedCount: Type.Integer(),
  progress: Type.Number({ description: 'Percent' }),
  gameId: Type.String({ description: 'Id or identity, as the calls about games take it' }),
  providerId: Type.String(),
  currency: CurrencyCode,
  stake: Nullable(Type.Number({ description: 'Of each spin; null of a platform that does not say it' })),
  winnings: Nullable(Type.Number({ description: 'Won so far; null of a platform that does not say it' })),
  wagerCasino: Nullable(Type.Number({ description: 'How often what is won must be staked; null of a platform that does not say it' })),
  maxWinAmount: Nullable(Amount),
  maxWinMultiplier: Nullable(Multiplier),
  issuedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  activationExpiredAt: Nullable(Timestamp),
  expiredAt: Nullable(Timestamp),
  wageringExpiredAt: Nullable(Timestamp),
  finishedAt: Nullable(Timestamp),
  ...ofPackage,
  issueSessionId: EntityId,
  terms: Terms,
});

const AmountItems = Type.Array(Type.Object({ currency: CurrencyCode, amount: Amount }), {
  description: 'Sums of their own in these currencies; in others the base amount is converted',
});
const RangeItems = Type.Array(Type.Object({ currency: CurrencyCode, ...range }));
const baseRange = { baseCurrencyAmountFrom: Nullable(Amount), baseCurrencyAmountTo: Nullable(Amount) };

/** (wire 12.5) */
export const DepositBonus = Type.Object({
  id: EntityId,
  name: Type.String(),
  status: Type.Integer({ description: '1 runs, 2 does not' }),
  type: Type.Integer({ description: '1 cash, 2 percentage of the deposit, 3 free spins, 4 cashback' }),
  triggerType: Type.Integer({ description: '1 code or by hand, 3 deposit, 4 registration, 7 cashback' }),
  wagerCasino: Multiplier,
  wagerSportsbook: Multiplier,
  baseCurrencyMaxWinAmount: Nullable(Amount),
  maxWinAmountItems: AmountItems,
  maxWinMultiplier: Nullable(Multiplier),
  baseCurrencyMaxBetAmount: Nullable(Amount),
  maxBetAmountItems: AmountItems,
  sticky: Type.Boolean(),
  cashable: Type.Boolean(),
  isBonusCancelLock: Type.Boolean(),
  assignConditions: Type.Object({
    amountItems: AmountItems,
    baseCurrencyAmount: Nullable(Amount),
    depositPercentage: Nullable(Type.Number()),
    baseCurrencyMaxAmount: Nullable(Amount),
    maxAmountItems: AmountItems,
    maxBonusAmountItems: AmountItems,
    freespinDurationMinutes: Nullable(Type.Integer()),
    gameId: Nullable(Type.String()),
    providerId: Nullable(Type.String()),
    presets: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        currency: CurrencyCode,
        originalCurrency: CurrencyCode,
        price: Amount,
        quantity: Type.Integer(),
      }),
    ),
  }),
  triggerConditions: Type.Object({
    baseCurrencyInvoiceAmountFrom: Nullable(Amount),
    baseCurrencyInvoiceAmountTo: Nullable(Amount),
    invoiceAmountItems: RangeItems,
    availableFrom: Nullable(Timestamp),
    availableTo: Nullable(Timestamp),
  }),
  wagerCasinoConditions: Type.Object({ ...baseRange, amountItems: RangeItems, ...conditions }),
  wagerSportsbookConditions: Type.Object({ ...baseRange, amountItems: RangeItems }),
  package: Nullable(Type.Object({ id: EntityId, name: Type.String() })),
  packagePriority: Type.Integer(),
  terms: Terms,
});

/** (wire 12.4) */
export const BonusCode = Type.Object({
  id: EntityId,
  playerBonusCodeId: EntityId,
  playerId: EntityId,
  bonusCode: Type.String(),
  /** The first bonus that it brings; null of a wrong code. */
  bonusId: Nullable(EntityId),
  trigger: Type.Integer({ description: '1 redeemed at once, 3 with a deposit' }),
  status: Type.Integer({ description: '1 waits for a deposit, 2 applied, 3 incorrect, 4 not available' }),
  result: Type.Integer({ description: 'As the status' }),
  createdAt: Timestamp,
});

export const BonusStatus = Type.Object({
  id: EntityId,
  status: Type.Integer({ description: '1 received, 2 not obtainable, 3 obtainable, 4 given away' }),
  issueStatus: Type.Integer({ description: 'The same' }),
});

export const Cashback = Type.Object({
  bonusId: EntityId,
  bonusName: Type.String(),
  currency: CurrencyCode,
  amount: Type.Number({ description: 'What it would be by now' }),
  date: Timestamp,
});
