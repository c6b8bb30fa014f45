import type { codeOf } from '@verdigale/client';
import { errors, type SportBet } from '@verdigale/contract';
import type { Text, TextKey } from '#client/texts/texts.ts';

export type Request = NonNullable<SportBet['cashOutRequest']>;
type Amount = (wire: number) => string;

export const isWaiting = (bet: SportBet): boolean => bet.cashOutRequest?.state === 'waiting';

/** Why nothing was cashed out. */
export function reasonOf(code: ReturnType<typeof codeOf> | undefined): TextKey {
  if (code === errors.cashOutClosed.code) return 'cashOut.closed';
  return code === errors.quoteOver.code ? 'cashOut.over' : 'cashOut.failed';
}

export const refusedWords = (text: Text, { amount: sum, rejection }: Request, amount: Amount): string =>
  `${text('cashOut.refused', { amount: amount(sum) })} ${text(reasonOf(rejection?.code))}.`;

/** What is to be said of one that waits, or has waited. */
export function requestWords(text: Text, request: Request, amount: Amount): string {
  if (request.state === 'refused') return refusedWords(text, request, amount);
  const values = { amount: amount(request.amount), stake: amount(request.stake) };
  return request.state === 'waiting' ? text('cashOut.checked', values) : text('bet.cashedOut', values);
}
