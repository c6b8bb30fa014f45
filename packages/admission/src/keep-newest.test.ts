import { expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

it('forgets the oldest beyond its capacity; what is kept anew is the newest', () => {
  const memory = new Map<string, number>();
  for (const [key, value] of [['a', 1] as const, ['b', 2] as const, ['a', 3] as const, ['c', 4] as const])
    keepNewest(memory, key, value, 2);
  expect([...memory]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
