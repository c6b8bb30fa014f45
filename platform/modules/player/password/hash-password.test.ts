import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './hash-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnContact } from './own-contact.ts';

it('verifies what it hashed, with another salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('ünïque otters'), hashPassword('ünïque otters')]);
  expect(first).not.toBe(second);
  expect(await isPassword('ünïque otters'.normalize('NFD'), first)).toBe(true);
  expect(await isPassword('unique otters', first)).toBe(false);
  expect(await isPassword('', first)).toBe(false);
});

it('hashes with the work that the OWASP password storage cheat sheet asks for', async () => {
  expect(await hashPassword('anything')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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

it('judges a password as it is hashed, whatever width its letters were typed in', async () => {
  expect(await isPassword('password', await hashPassword('ｐａｓｓｗｏｒｄ'))).toBe(true);
  expect(await isCommonPassword('ｐａｓｓｗｏｒｄ')).toBe(true);
  const contact = { email: 'ada@mail.test', phone: '4915112345678' };
  expect(['ａｄａ＠ｍａｉｌ．ｔｅｓｔ', '４９１５１１２３４５６７８', 'another'].map((each) => isOwnContact(each, contact))).toEqual([
    true,
    true,
    false,
  ]);
});

it('has a bounded number of guesses at work, and sends the next ones away for a while', async () => {
  // Cheap to verify: it is the queue that is tried here.
  const cheap = await hash('right', { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => isPassword('wrong', cheap)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(300 - 42);
  expect(refused[0]!.reason).toMatchObject({ reason: 'unavailable', details: { retryAfter: 2 } });
  expect(await isPassword('right', cheap)).toBe(true);
});
