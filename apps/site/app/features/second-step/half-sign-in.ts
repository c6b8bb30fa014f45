import { codeOf, extraOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { createStore } from '#app/browser/create-store.ts';
import { readWays, type Way } from './ways.ts';

/** A sign-in whose first step is done. It is kept here alone: no address and no storage holds its challenge. */
export interface HalfSignIn {
  challenge: string;
  ways: readonly Way[];
  /** The page to go to after it; null to stay. */
  next: string | null;
}

export const halfSignIn = createStore<HalfSignIn | null>(null);

/** If this refusal asks for a second step, stores what finishes the sign-in and returns true: then open the modal `second-step`. */
export function rememberHalf(error: unknown, next: string | null): boolean {
  const { challenge } = extraOf(error);
  if (codeOf(error) !== errors.secondStepNeeded.code || challenge === undefined) return false;
  halfSignIn.set({ challenge, ways: readWays(error), next });
  return true;
}
