import { expect, it } from 'vitest';
import { loginTypes } from './login-types.ts';

it('[AUTH-01] offers both ways to sign in, the e-mail first, unless the brand wants one', () => {
  expect(loginTypes('both')).toEqual(['email', 'phone']);
  expect(loginTypes(null)).toEqual(['email', 'phone']);
  expect(loginTypes('email')).toEqual(['email']);
  expect(loginTypes('phone')).toEqual(['phone']);
});
