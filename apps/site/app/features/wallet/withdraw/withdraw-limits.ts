import type { PaymentMethod } from '@verdigale/contract';
import { limitsOf } from '../payment/use-methods.ts';

export interface WithdrawLimits {
  min: number;
  max: number;
  /** There is at least the minimum to withdraw. */
  isEnough: boolean;
}

/** What one withdrawal may be: what the method or its chosen network takes, and never more than can be withdrawn. (W 5) */
export function withdrawLimits(method: PaymentMethod, network: string | undefined, available: number): WithdrawLimits {
  const { min, max } = limitsOf(method, network);
  const isEnough = available >= min;
  return { min, max: isEnough ? Math.min(max, available) : max, isEnough };
}
