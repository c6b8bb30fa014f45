import { useQuery } from '@tanstack/react-query';
import { displayUnit, exponentOf, formatMoney, fromWire, money, toWire, type CurrencyInfo, type DisplayUnit } from '@verdigale/money';
import { useStart } from '#client/start/start-context.ts';
import { useApi } from './api.ts';

/** How a currency is read and typed, and how the wire has it. */
export interface Unit extends DisplayUnit {
  readonly wire: CurrencyInfo;
  /** False while nobody has said how many minor units it has: no amount is made of what is typed then. */
  readonly isKnown: boolean;
}

/** Guests stake nothing: what they try out has two decimals and no name. */
const noUnit: Unit = { code: 'XXX', exponent: 2, label: '', isFiat: false, wire: { code: 'XXX', exponent: 2 }, isKnown: true };
/** After a failure. */
const againMs = 3_000;

/** How amounts of a currency are read and typed; of none, what a guest tries out, and for a player what nobody has said yet. */
export function useUnits(): (code: string | null) => Unit {
  const call = useApi();
  const { isPlayer } = useStart();
  const { data } = useQuery({
    queryKey: ['currencies'],
    queryFn: async ({ signal }) => (await call('settings.currencies', { signal })).data,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data ? false : againMs),
  });
  return (code) => {
    const found = data?.find((each) => each.code === code);
    if (code === null) return { ...noUnit, isKnown: !isPlayer };
    if (!found) return { ...noUnit, code, label: code, wire: { code, exponent: noUnit.exponent }, isKnown: false };
    const wire = { code: found.code, exponent: exponentOf(found.subunitToUnit) };
    return { ...displayUnit({ ...found, ...wire }), wire, isKnown: true };
  };
}

/** Minor units as a player of this locale reads them. */
export const amountText = (minor: bigint, unit: Unit, locale: string): string => formatMoney(money(minor, unit.code), unit, locale).trim();

export const minorOf = (wire: number, unit: Unit): bigint => fromWire(wire, unit.wire).amount;
export const wireAmount = (minor: bigint, unit: Unit): number => toWire(money(minor, unit.code), unit.wire);
/** An amount of the wire as a player of this locale reads it; as it is, in main units, while its unit is not known. */
export const wireText = (wire: number, unit: Unit, locale: string): string =>
  unit.isKnown
    ? amountText(minorOf(wire, unit), unit, locale)
    : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(wire)} ${unit.label}`;
