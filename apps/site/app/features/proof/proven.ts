import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { createStore } from '#app/browser/create-store.ts';
import { readWays, type Way } from '#app/features/second-step/index.ts';

/** The question who it is: not asked yet, under way, or answered. */
interface Question {
  wasAsked: boolean;
  /** Of the second factor, where it is on; none: by the password. */
  ways: readonly Way[];
  answer: ((isProven: boolean) => void) | null;
}

const question = createStore<Question>({ wasAsked: false, ways: [], answer: null });

export const useQuestion = question.useCurrent;

/** The player has proved the session, or has closed the question. */
export function answerQuestion(isProven: boolean): void {
  const { answer, ways } = question.current();
  question.set({ wasAsked: true, ways, answer: null });
  answer?.(isProven);
}

function ask(ways: readonly Way[]): Promise<boolean> {
  answerQuestion(false);
  return new Promise((answer) => question.set({ wasAsked: true, ways, answer }));
}

/** The platform wants to know first that it is the player who asks: the alerts of these errors say how. */
export const isProofRefusal = (error: unknown): boolean => isAskable(error) || codeOf(error) === errors.signInNeeded.code;

const isAskable = (error: unknown) => codeOf(error) === errors.passwordNeeded.code || codeOf(error) === errors.secondFactorNeeded.code;

/**
 * Makes a call that a stolen session alone must not make: asks for the password or the second factor when the platform does, then makes it
 * again. Throws what the call throws.
 */
export async function proven<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isAskable(error) || !(await ask(readWays(error)))) throw error;
    return call();
  }
}
