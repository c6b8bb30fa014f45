import { codeOf, statusOf, type ApiError } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** What a refused launch or bet leads to. (wire 14) */
export type Refusal =
  | 'limit-reached'
  | 'reality-check'
  | 'home'
  | 'product'
  | 'identity'
  | 'details'
  | 'country'
  | 'missing'
  | 'again'
  | 'stopped'
  | 'soon';

const byCode: Readonly<Record<number, Refusal>> = {
  [errors.betLimitReached.code]: 'limit-reached',
  [errors.lossLimitReached.code]: 'limit-reached',
  [errors.coolingOff.code]: 'limit-reached',
  [errors.timeLimitReached.code]: 'limit-reached',
  [errors.realityCheckDue.code]: 'reality-check',
  [errors.limitedRealGame.code]: 'home',
  [errors.productRestricted.code]: 'product',
  [errors.identityNeeded.code]: 'identity',
  [errors.detailsNeeded.code]: 'details',
  [errors.gameRestricted.code]: 'country',
  [errors.playStopped.code]: 'stopped',
  [errors.roundTooSoon.code]: 'soon',
  [errors.gameUnavailable.code]: 'again',
  [errors.tooManyRequests.code]: 'again',
};

/** What the code of a refusal leads to, of a call or of a publication; null for a code without a screen. */
export function refusalOfCode(code: ApiError['code'] | null): Refusal | null {
  return typeof code === 'number' ? (byCode[code] ?? null) : null;
}

/** By what a failed call says. A platform that does not answer, or fails itself, may be asked again; any other refusal is for good. */
export function refusalOf(error: unknown): Refusal {
  const known = refusalOfCode(codeOf(error));
  const status = statusOf(error);
  if (known) return known;
  return status !== null && status >= 400 && status < 500 ? 'missing' : 'again';
}
