import { expect, it, vi } from 'vitest';
import type { Logger } from './logger.ts';
import { workOnBatch } from './work-on-batch.ts';

const warn = vi.fn<(of: { err: Error; job: string }, text: string) => void>();
const options = { log: { warn } as unknown as Logger, name: 'test', withinMs: 10 };
const batchOf = (...kinds: string[]) => kinds.map((data) => ({ id: data, data }));

async function handler(kind: unknown): Promise<void> {
  if (kind === 'bad') throw new Error('it cannot be done');
  if (kind !== 'good') await new Promise(() => undefined);
}

it('fails what has no end alone, and settles what was taken with it', async () => {
  const results = await workOnBatch(batchOf('good', 'hanging', 'bad'), handler, options);
  expect(results.map(({ id, status }) => [id, status])).toEqual([
    ['good', 'completed'],
    ['hanging', 'failed'],
    ['bad', 'failed'],
  ]);
  expect(warn.mock.calls.map(([{ err, job }]) => [job, err.message])).toEqual([
    ['test', 'it cannot be done'],
    ['test', 'a job takes longer than 0.01 seconds'],
  ]);
});

it('comes to an end with more that have none than it works on at once, and begins nothing when it is late', async () => {
  const begun: unknown[] = [];
  const batch = batchOf('a', 'b', 'c', 'd', 'e', 'f', 'good');
  const results = await workOnBatch(batch, (kind) => (begun.push(kind), handler(kind)), options);
  expect(results.map(({ status }) => status)).toEqual(batch.map(() => 'failed'));
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});
