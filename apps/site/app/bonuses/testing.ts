import type { BonusTerms, Currency, DepositBonus } from '@verdigale/contract';

const currency = (code: string, rate: number, isBase = false): Currency => ({
  code,
  name: code,
  symbol: code,
  type: 'fiat',
  isBase,
  isEnabled: true,
  subunitToUnit: 100,
  rate: { rate, rateTime: '2030-01-01T00:00:00.000Z' },
});

/** The base, and one that is worth half of it. */
export const sampleCurrencies = [currency('EUR', 100, true), currency('USD', 200)];

export const sampleTerms: BonusTerms = {
  product: 'casino',
  wagerBase: 'bonus',
  stakeOrder: 'real-first',
  contribution: { default: 1000, types: {}, providers: {}, games: {} },
  excludedGames: [],
  excludedProviders: [],
  minOdds: { leg: null, line: null },
  activationHours: 72,
  wageringHours: 168,
  perPlayer: 1,
};

type Change = Partial<Omit<DepositBonus, 'assignConditions' | 'triggerConditions' | 'terms'>> & {
  assignConditions?: Partial<DepositBonus['assignConditions']>;
  triggerConditions?: Partial<DepositBonus['triggerConditions']>;
  terms?: Partial<BonusTerms>;
};

const noRange = { baseCurrencyAmountFrom: null, baseCurrencyAmountTo: null, amountItems: [] };

/** An offer for every deposit that gives nothing yet. */
export const sampleOffer = ({ assignConditions, triggerConditions, terms, ...change }: Change = {}): DepositBonus => ({
  id: 'b1',
  name: 'Offer',
  status: 1,
  type: 1,
  triggerType: 3,
  wagerCasino: 10,
  wagerSportsbook: 0,
  baseCurrencyMaxWinAmount: null,
  maxWinAmountItems: [],
  maxWinMultiplier: null,
  baseCurrencyMaxBetAmount: null,
  maxBetAmountItems: [],
  sticky: false,
  cashable: true,
  isBonusCancelLock: false,
  assignConditions: {
    amountItems: [],
    baseCurrencyAmount: null,
    depositPercentage: null,
    baseCurrencyMaxAmount: null,
    maxAmountItems: [],
    maxBonusAmountItems: [],
    freespinDurationMinutes: null,
    gameId: null,
    providerId: null,
    presets: [],
    ...assignConditions,
  },
  triggerConditions: {
    baseCurrencyInvoiceAmountFrom: null,
    baseCurrencyInvoiceAmountTo: null,
    invoiceAmountItems: [],
    availableFrom: null,
    availableTo: null,
    ...triggerConditions,
  },
  wagerCasinoConditions: { ...noRange, gameIds: [], gameIdsExcluded: [], providerIds: [], providerIdsExcluded: [] },
  wagerSportsbookConditions: noRange,
  package: null,
  packagePriority: 0,
  ...change,
  terms: { ...sampleTerms, ...terms },
});

/** `quantity` spins of a slot. */
export const samplePreset = (quantity: number): DepositBonus['assignConditions']['presets'][number] => ({
  id: 'p1',
  name: 'Spins',
  currency: 'EUR',
  originalCurrency: 'EUR',
  price: 0.1,
  quantity,
});
