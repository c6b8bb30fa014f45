import { fromMinorUnits } from '@verdigale/money';
import { AppError, type Queryable } from '#kernel';
import { getProfile } from '#modules/player';
import { findCurrency, isRestrictedCountry } from '#modules/settings';
import type { Field, Limits, Method } from './method.ts';
import { prefilled } from './prefill.ts';
import { methodsFor, type Direction, type StoredField, type StoredLimits, type StoredMethod } from './method.sql.ts';

/** Who pays, and from which country: the one chosen or detected, else the player's own. */
export interface Payer {
  playerId: string;
  country: string | null;
}

/**
 * The methods that the player may use in this currency, in their order, prefilled from the profile. Nobody deposits from a
 * restricted country, or in a currency that is offered no more; players may withdraw from anywhere, and what is left in any currency.
 */
export async function findMethods(db: Queryable, direction: Direction, currency: string, payer: Payer): Promise<Method[]> {
  const profile = await getProfile(db, payer.playerId);
  const country = payer.country ?? profile.country;
  if (direction === 'deposit' && !(await isDepositOpen(db, currency, country))) return [];
  const stored = await db.all(methodsFor(direction, currency, { ...payer, country }));
  return stored.map((method) => ({
    ...inCurrency(method, currency),
    fields: method.fields
      .filter(({ currencies }) => currencies?.includes(currency) ?? true)
      .map((field) => prefilled(fieldIn(field, currency), { ...profile, currency })),
  }));
}

async function isDepositOpen(db: Queryable, currency: string, country: string | null): Promise<boolean> {
  if (await isRestrictedCountry(db, country)) return false;
  return (await findCurrency(db, currency))?.isEnabled ?? false;
}

/** The one of them with this id; throws invalid on `method` when the player may not use it so. */
export async function requireMethod(db: Queryable, direction: Direction, id: string, currency: string, payer: Payer): Promise<Method> {
  const method = (await findMethods(db, direction, currency, payer)).find((each) => each.id === id);
  if (!method) throw AppError.invalid('method', 'this method is not available');
  return method;
}

const limitsIn = ({ currency, min, max }: StoredLimits): Limits => ({
  min: fromMinorUnits(min, currency),
  max: fromMinorUnits(max, currency),
});

function inCurrency({ id, provider, type, processingType, names, logo, limits }: StoredMethod, currency: string): Omit<Method, 'fields'> {
  const own = limits.find((each) => each.currency === currency);
  if (!own) throw new Error(`${id} has no limits in ${currency}`);
  const presets = own.presets.map((preset) => ({ amount: fromMinorUnits(preset.amount, currency), default: preset.default }));
  return { id, provider, type, processingType, names, logo, presets, ...limitsIn(own) };
}

/** An option that has limits is offered in their currencies only. */
function fieldIn({ options, currencies: _, ...field }: StoredField, currency: string): Field {
  if (!options) return field;
  const here = options.flatMap(({ limits, ...option }) => {
    if (!limits) return [option];
    const own = limits.find((each) => each.currency === currency);
    return own ? [{ ...option, ...limitsIn(own) }] : [];
  });
  return { ...field, options: here };
}
