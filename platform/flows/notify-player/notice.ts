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
  return formatMoney(fromWire(amount, info), displayUnit(info), locale ?? 'en');
}
