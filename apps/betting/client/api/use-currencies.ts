import { useQuery } from '@tanstack/react-query';
import { displayUnit, exponentOf, formatMoney, fromWire, money, toWire, type CurrencyInfo, type DisplayUnit } from '@verdigale/money';
import { useApi } from './api.ts';

/** How a currency is read and typed, and how the wire has it. */
export interface Unit extends DisplayUnit {
  readonly wire: CurrencyInfo;
}

/** Guests stake nothing: what they try out has two decimals and no name. */
const noUnit: Unit = { code: 'XXX', exponent: 2, label: '', isFiat: false, wire: { code: 'XXX', exponent: 2 } };

/** How amounts of a currency are read and typed; of none, what a guest tries out. */
export function useUnits(): (code: string | null) => Unit {
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['currencies'],
    queryFn: async ({ signal }) => (await call('settings.currencies', { signal })).data,
    staleTime: Infinity,
  });
  return (code) => {
    const found = data?.find((each) => each.code === code);
    if (!found) return code === null ? noUnit : { ...noUnit, code, label: code, wire: { code, exponent: noUnit.exponent } };
    const wire = { code: found.code, exponent: exponentOf(found.subunitToUnit) };
    return { ...displayUnit({ ...found, ...wire }), wire };
  };
}

/** Minor units as a player of this locale reads them. */
export const amountText = (minor: bigint, unit: Unit, locale: string): string => formatMoney(money(minor, unit.code), unit, locale).trim();

export const minorOf = (wire: number, unit: Unit): bigint => fromWire(wire, unit.wire).amount;
export const wireAmount = (minor: bigint, unit: Unit): number => toWire(money(minor, unit.code), unit.wire);
/** An amount of the wire as a player of this locale reads it. */
export const wireText = (wire: number, unit: Unit, locale: string): string => amountText(minorOf(wire, unit), unit, locale);
