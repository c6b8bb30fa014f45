import { expect, it } from 'vitest';
import { endAllDue, type Page } from './end-all-due.ts';

/** `count` of them are due; `end` takes one out. */
function dueOnes(count: number) {
  const ids = new Set(Array.from({ length: count }, (_, n) => String(n)));
  return {
    ids,
    async read({ without, limit }: Page) {
      const skipped = new Set(without);
      return [...ids]
        .filter((id) => !skipped.has(id))
        .slice(0, limit)
        .map((id) => ({ id }));
    },
    end: async ({ id }: { id: string }) => ids.delete(id),
  };
}

it('ends all of them, however many batches those are', async () => {
  const { ids, read, end } = dueOnes(1_000);
  expect(await endAllDue(read, end)).toBe(1_000);
  expect(ids.size).toBe(0);
});

it('ends all others though one cannot be ended, and then says why', async () => {
  const { ids, read, end } = dueOnes(1_000);
  const failing = endAllDue(read, (due) => (due.id === '7' ? Promise.reject(new Error('its pocket is empty')) : end(due)));
  await expect(failing).rejects.toThrow('its pocket is empty');
  expect([...ids]).toEqual(['7']);
});

it('does not ask again for what is not due any more', async () => {
  const { ids, read } = dueOnes(1_000);
  expect(await endAllDue(read, async () => false)).toBe(0);
  expect(ids.size).toBe(1_000);
});

it('gives up where nothing can be ended', async () => {
  const { read } = dueOnes(10_000);
  let tried = 0;
  const failing = endAllDue(read, () => {
    tried += 1;
    return Promise.reject(new Error('no disk'));
  });
  await expect(failing).rejects.toThrow('no disk');
  expect(tried).toBeLessThan(3_000);
});
