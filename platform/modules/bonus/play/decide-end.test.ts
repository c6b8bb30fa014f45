import { expect, it } from 'vitest';
import { decideEnd } from './decide-end.ts';

it.each<[string, 'release' | 'lose' | null, bigint, bigint, number]>([
  ['is released once enough was staked', 'release', 100n, 50n, 0],
  ['is released with nothing left', 'release', 100n, 0n, 0],
  ['is lost with nothing left before that', 'lose', 99n, 0n, 0],
  ['goes on while something is left', null, 99n, 1n, 0],
  ['waits for open rounds before its release', null, 100n, 50n, 1],
  ['waits for open rounds before it is lost', null, 0n, 0n, 1],
])('a bonus %s', (_, end, progress, balance, open) => {
  expect(decideEnd({ balance, progress, required: 100n }, open)).toBe(end);
});
