import { parameters } from './password/hash-password.ts';

/** Hashing took a third of the time of a test's registration; that it is hard is shown by hash-password.test.ts. */
export function hashPasswordsCheaply(): void {
  Object.assign(parameters, { memoryCost: 64, timeCost: 1 });
}
