import type { CallFunction } from '@verdigale/client';

/**
 * Calls that this function answers, by their name and what is sent; what it throws is thrown on. A test knows the two or three calls that its part
 * makes, so both are as it says.
 */
export const answerCalls = <Input>(answer: (name: string, input: Input) => unknown): CallFunction =>
  (async (name: string, input: Input) => answer(name, input)) as unknown as CallFunction;
