import type { PaymentMethod } from '@verdigale/contract';
import { chosenOption } from '@verdigale/validation';

export interface WithdrawLimits {
  min: number;
  max: number;
  /** There is at least the minimum to withdraw. */
  isEnough: boolean;
}

export const networkKey = 'crypto_network';

/** What one withdrawal may be: the chosen network's limits, else the method's, and never more than can be withdrawn. (W 5) */
export function withdrawLimits(method: PaymentMethod, network: string | undefined, available: number): WithdrawLimits {
  const field = method.fields.find(({ key }) => key === networkKey);
  const chosen = field && chosenOption(field, network);
  const min = chosen?.minAmount ?? method.amountMin;
  const most = chosen?.maxAmount ?? method.amountMax;
  const isEnough = available >= min;
  return { min, max: isEnough ? Math.min(most, available) : most, isEnough };
}
