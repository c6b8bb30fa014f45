import { ApiError, codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** Why a withdrawal must wait, where there is a way around it. */
export type WithdrawRefusal = { reason: 'verify' } | { reason: 'returnFirst'; amount: number; method: string };

/** Null where the refusal names no way around. */
export function refusalOf(error: unknown): WithdrawRefusal | null {
  if (codeOf(error) === errors.verificationRequired.code) return { reason: 'verify' };
  if (!(error instanceof ApiError) || error.code !== errors.returnFirst.code) return null;
  // The first message of the amount is for people.
  const [method, amount] = [error.fields.method?.[0], error.fields.amount?.[1]];
  return method && amount ? { reason: 'returnFirst', method, amount: Number(amount) } : null;
}
