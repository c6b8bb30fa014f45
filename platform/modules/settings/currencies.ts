import type { Currency } from '@verdigale/contract';
import { AppError, type Queryable } from '#kernel';
import { referenceData } from './reference-data.ts';
import { selectCurrencies, type CurrencyRow } from './settings.sql.ts';

/** A currency as the platform works with it; fits wherever `@verdigale/money` asks for a currency. */
export interface CurrencyInfo {
  readonly code: string;
  /** Decimals of the main unit. */
  readonly exponent: number;
  readonly type: 'fiat' | 'crypto' | 'virtual';
  readonly isBase: boolean;
  readonly isEnabled: boolean;
  /** Decimal text: this currency's smallest units per one unit of the base currency. */
  readonly rate: string;
  /** The units in which people read it; bitcoin is read in thousandths. */
  readonly subCurrencies: readonly { readonly code: string; readonly subunitToUnit: number }[];
}

export const currencyRows = referenceData((db) => db.all(selectCurrencies()));

function infoOf({ code, exponent, type, isBase, isEnabled, rate, subCurrencies }: CurrencyRow): CurrencyInfo {
  return { code, exponent, type, isBase, isEnabled, rate, subCurrencies };
}

/** A currency that players may use. Throws `invalid` on the field `currency` for one that is unknown or not enabled. */
export async function requireCurrency(db: Queryable, code: string): Promise<CurrencyInfo> {
  const row = (await currencyRows.read(db)).find((candidate) => candidate.code === code && candidate.isEnabled);
  if (!row) throw AppError.invalid('currency', 'this currency is not available');
  return infoOf(row);
}

/** One that an account may be in, whether or not players may still choose it. Throws `invalid` on the field `currency` for one that is unknown. */
export async function requireKnownCurrency(db: Queryable, code: string): Promise<CurrencyInfo> {
  const found = await findCurrency(db, code);
  if (!found) throw AppError.invalid('currency', 'there is no such currency');
  return found;
}

/** Every currency that was ever set up: an account keeps its currency when players may no longer choose it. */
export async function findCurrency(db: Queryable, code: string): Promise<CurrencyInfo | undefined> {
  const row = (await currencyRows.read(db)).find((candidate) => candidate.code === code);
  return row && infoOf(row);
}

/** The currency that every rate refers to. */
export async function requireBaseCurrency(db: Queryable): Promise<CurrencyInfo> {
  const row = (await currencyRows.read(db)).find(({ isBase }) => isBase);
  if (!row) throw new Error('there is no base currency');
  return infoOf(row);
}

/** Currencies on the wire, in the brand's order. (wire 1.1) */
export async function listCurrencies(db: Queryable, { isVisibleOnly }: { isVisibleOnly: boolean }): Promise<Currency[]> {
  const rows = await currencyRows.read(db);
  return rows.filter((row) => row.isEnabled || !isVisibleOnly).map(viewCurrency);
}

function viewCurrency(row: CurrencyRow): Currency {
  const { name, code, symbol, type, isBase, isEnabled, subCurrencies } = row;
  const rate = { rate: Number(row.rate), rateTime: row.rateAt.toISOString() };
  const viewUnit = (unit: CurrencyRow['subCurrencies'][number]) => {
    const common = { type, isBase: false, isEnabled, rate };
    return { ...unit, ...common, name: unit.code, symbol: unit.code };
  };
  return {
    name,
    code,
    symbol,
    type,
    isBase,
    isEnabled,
    subunitToUnit: 10 ** row.exponent,
    rate,
    ...(subCurrencies.length > 0 ? { subCurrencies: subCurrencies.map(viewUnit) } : {}),
  };
}
