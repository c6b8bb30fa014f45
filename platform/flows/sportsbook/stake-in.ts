import { fromWire, MoneyError } from '@verdigale/money';
import { AppError } from '#kernel';
import type { GameSession } from '#modules/game';

/** A stake of the account's currency in minor units; throws invalid on the field. */
export function stakeIn({ currency, exponent }: Pick<GameSession, 'currency' | 'exponent'>, field: string, amount: number): bigint {
  try {
    const stake = fromWire(amount, { code: currency, exponent }).amount;
    if (stake > 0n) return stake;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw AppError.invalid(field, 'is no sum of this currency');
}
