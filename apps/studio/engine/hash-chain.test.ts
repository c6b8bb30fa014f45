import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentTo } from './fair-source.ts';
import { seedBefore } from './hash-chain.ts';

const root = 'c0ffee00'.repeat(8);

it('follows a chain back, hash by hash', () => {
  const before = createHash('sha256').update(Buffer.from(root, 'hex')).digest();
  expect(seedBefore(root, 0)).toBe(root);
  expect(seedBefore(root, 1)).toBe(before.toString('hex'));
  expect(seedBefore(root, 2)).toBe(createHash('sha256').update(before).digest('hex'));
});

it('[G1] binds each seed by the one before it: the commitment to a seed is the seed revealed last', () => {
  for (let number = 1; number < 50; number += 1) {
    expect(commitmentTo(seedBefore(root, 50 - number))).toBe(seedBefore(root, 50 - number + 1));
  }
});
