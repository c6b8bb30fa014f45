/** What one payment may be, by currency, in minor units as text. */
export interface Limits {
  currency: string;
  min: string;
  max: string;
  presets: { amount: string; default: boolean }[];
}

type Row = readonly [currency: string, min: number, max: number, presets?: readonly number[]];

/** The second preset is the default one. */
const limitsOf = (rows: readonly Row[]): Limits[] =>
  rows.map(([currency, min, max, presets = []]) => ({
    currency,
    min: String(min),
    max: String(max),
    presets: presets.map((amount, at) => ({ amount: String(amount), default: at === 1 })),
  }));

const depositRows: readonly Row[] = [
  ['EUR', 10_00, 5_000_00, [20_00, 50_00, 100_00, 250_00]],
  ['USD', 10_00, 5_000_00, [20_00, 50_00, 100_00, 250_00]],
  ['BRL', 50_00, 25_000_00, [100_00, 250_00, 500_00, 1_000_00]],
  ['TRY', 300_00, 150_000_00, [500_00, 1_000_00, 2_500_00, 5_000_00]],
  ['INR', 500_00, 400_000_00, [1_000_00, 2_500_00, 5_000_00, 10_000_00]],
  ['KZT', 5_000_00, 2_500_000_00, [10_000_00, 25_000_00, 50_000_00, 100_000_00]],
];

export const depositLimits = limitsOf(depositRows);

/** Paid in cash or from a phone: smaller sums. */
export const smallDepositLimits = limitsOf([
  ['EUR', 5_00, 1_000_00, [10_00, 25_00, 50_00, 100_00]],
  ['USD', 5_00, 1_000_00, [10_00, 25_00, 50_00, 100_00]],
  ['BRL', 20_00, 5_000_00, [50_00, 100_00, 250_00, 500_00]],
  ['TRY', 100_00, 30_000_00, [250_00, 500_00, 1_000_00, 2_500_00]],
  ['INR', 200_00, 80_000_00, [500_00, 1_000_00, 2_500_00, 5_000_00]],
  ['KZT', 2_000_00, 500_000_00, [5_000_00, 10_000_00, 25_000_00, 50_000_00]],
]);

export const withdrawalLimits = limitsOf(depositRows.map(([currency, min, max]) => [currency, min, max * 2]));
export const cashWithdrawalLimits = limitsOf(depositRows.map(([currency, min, max]) => [currency, min, max / 5]));

const coinRows: readonly Row[] = [
  ['BTC', 20_000, 5_00000000],
  ['ETH', 500_000, 100_00000000],
  ['USDT', 2_000_000, 100_000_000_000],
  ['TRX', 20_000_000, 400_000_000_000],
];

export const coinLimits = limitsOf(coinRows);
export const only = (limits: readonly Limits[], ...currencies: string[]) => limits.filter(({ currency }) => currencies.includes(currency));
