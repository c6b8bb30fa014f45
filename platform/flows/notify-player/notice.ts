import { isolating, languageTag } from '@verdigale/language';
import { displayUnit, formatMoney, fromWire } from '@verdigale/money';
import type { Transaction } from '#kernel';
import { getProfile } from '#modules/player';
import { findCurrency } from '#modules/settings';

/** A message that follows a fact: its name among the brand's messages, and the page with the details. */
export interface Notice {
  template: string;
  values?: Readonly<Record<string, string>>;
  page?: string;
  /** The fact itself is published. */
  isSilent?: boolean;
}

/** The sum as the player reads it. */
export async function sumOf(
  tx: Transaction,
  playerId: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<string> {
  const [info, { locale }] = [await findCurrency(tx, currency), await getProfile(tx, playerId)];
  if (!info) throw new Error(`money in the unknown currency ${currency}`);
  return formatMoney(fromWire(amount, info), displayUnit(info), languageTag(locale ?? 'en'));
}

/** In a text from right to left each value is isolated, as on the pages of the site: a sum or the name of a file keeps an order of its own. */
export function isolated(locale: string | null, values: Readonly<Record<string, string>>): Record<string, string> {
  const isolate = isolating(locale ?? 'en');
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}
