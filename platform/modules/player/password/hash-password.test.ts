import { expect, it } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './hash-password.ts';
import { isCommonPassword } from './common-passwords.ts';

it('verifies what it hashed, with another salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('ünïque otters'), hashPassword('ünïque otters')]);
  expect(first).not.toBe(second);
  expect(await isPassword('ünïque otters'.normalize('NFD'), first)).toBe(true);
  expect(await isPassword('unique otters', first)).toBe(false);
  expect(await isPassword('', first)).toBe(false);
});

it('works as hard when there is no hash, and never agrees', async () => {
  const parametersOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(parametersOf(nobodysHash)).toEqual(parametersOf(await hashPassword('anything')));
  for (const guess of ['x', '', 'nobody']) expect(await isPassword(guess, undefined)).toBe(false);
});

it('knows the passwords that are tried first', async () => {
  expect(await Promise.all(['password', 'PassWord', 'letmein', 'three quiet otters'].map(isCommonPassword))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
