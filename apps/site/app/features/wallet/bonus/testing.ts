import type { BonusCode, Constants, DepositBonus } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { depositBonusesQuery, setDepositCodes } from '#app/queries/bonuses.ts';
import { constantsQuery, currenciesQuery } from '#app/queries/settings.ts';
import { sampleCurrencies, sampleOffer, samplePreset } from '#app/bonuses/testing.ts';
import { sampleAccount, sampleMethod } from '../testing.ts';

export const account = sampleAccount();

export const method = sampleMethod({
  method: 'sandbox.deposit.qr',
  names: { en: 'QR code' },
  processingType: 'qr',
  presets: [{ amount: 25, default: true }],
});

/** 50 % from 20 on, a package of money and spins from 50 on, and one that asks for 40. */
const offers = [
  sampleOffer({
    id: 'half',
    name: 'Half more',
    type: 2,
    assignConditions: { depositPercentage: 50, baseCurrencyMaxAmount: 100 },
    triggerConditions: { baseCurrencyInvoiceAmountFrom: 20 },
    baseCurrencyMaxBetAmount: 5,
  }),
  sampleOffer({
    id: 'pack-cash',
    name: 'Cash',
    assignConditions: { baseCurrencyAmount: 25 },
    triggerConditions: { baseCurrencyInvoiceAmountFrom: 50 },
    package: { id: 'pack', name: 'Welcome' },
    packagePriority: 1,
  }),
  sampleOffer({
    id: 'pack-spins',
    name: 'Spins',
    type: 3,
    assignConditions: { presets: [samplePreset(20)] },
    triggerConditions: { baseCurrencyInvoiceAmountFrom: 50 },
    package: { id: 'pack', name: 'Welcome' },
    packagePriority: 2,
  }),
];

export const waitingCode = (bonusCode = 'COPPER', bonusId: string | null = null): BonusCode => ({
  id: 'c1',
  playerBonusCodeId: 'c1',
  playerId: 'p1',
  bonusCode,
  bonusId,
  trigger: 3,
  status: 1,
  result: 1,
  createdAt: '2030-01-01T00:00:00.000Z',
});

interface Known {
  /** Null where they cannot be loaded. */
  offers?: readonly DepositBonus[] | null;
  codes?: BonusCode[];
  isDeclinedByDefault?: boolean;
}

/** Puts into the cache what the platform would answer to a deposit form. */
export function knowBonuses({ offers: known = offers, codes = [], isDeclinedByDefault = false }: Known = {}): void {
  queryClient.setQueryData(currenciesQuery.queryKey, { data: sampleCurrencies, meta: undefined });
  if (known) queryClient.setQueryData(depositBonusesQuery('EUR', 'en').queryKey, { data: [...known], meta: undefined });
  const constants = { player: { limit: {} }, game: { bonus: { depositBonusDeclineDefault: isDeclinedByDefault } } } as Constants;
  queryClient.setQueryData(constantsQuery.queryKey, { data: constants, meta: undefined });
  setDepositCodes(codes);
}
