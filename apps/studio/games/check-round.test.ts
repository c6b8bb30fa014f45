import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkRound } from './check-round.ts';
import { copperCanyon } from './copper-canyon/index.ts';

const serverSeed = 'ab'.repeat(32);

it('computes the same round on every machine', () => {
  const checked = checkRound(copperCanyon, { serverSeed, clientSeed: 'player', nonce: 3 });
  expect(checked.serverSeedHash).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'));
  expect(checked.outcome.spin.stops).toEqual([17, 35, 5, 28, 9]);
  expect(checkRound(copperCanyon, { serverSeed, clientSeed: 'player', nonce: 3 })).toEqual(checked);
});

it.each([
  [{ serverSeed: 'ab', clientSeed: 'x', nonce: 0 }, '64 hexadecimal digits'],
  [{ serverSeed: serverSeed.toUpperCase(), clientSeed: 'x', nonce: 0 }, '64 hexadecimal digits'],
  [{ serverSeed, clientSeed: 'x', nonce: -1 }, 'whole number'],
  [{ serverSeed, clientSeed: 'x', nonce: 1.5 }, 'whole number'],
])('refuses %j', (seed, reason) => {
  expect(() => checkRound(copperCanyon, seed)).toThrow(reason);
});
