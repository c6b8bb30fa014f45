import { expect, it } from 'vitest';
import { afterRegistration } from './use-register.ts';

it('[L1] a new player is asked for a limit where the brand asks at the registration, else comes to the deposit', () => {
  expect(afterRegistration('registration')).toEqual(['add-cash-limit', 'first']);
  expect(afterRegistration('first-deposit')).toEqual(['wallet', 'deposit']);
});
