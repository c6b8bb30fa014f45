import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createWorker } from './worker.ts';

describe('a worker', () => {
  it('leaves nothing behind in the signal that stops it, however many turns it has done', async () => {
    const left: number[] = [];
    const enough = Promise.withResolvers<void>();
    const worker = createWorker('test', console as never, (stopping) => {
      left.push(getEventListeners(stopping, 'abort').length);
      if (left.length === 4) enough.resolve();
      return Promise.resolve();
    });
    worker.start();
    await enough.promise;
    await worker.stop();
    expect(left).toEqual([0, 0, 0, 0]);
  });

  it('goes on after a turn that failed, and stops without waiting for its next', async () => {
    const said: unknown[] = [];
    const again = Promise.withResolvers<void>();
    let turns = 0;
    const worker = createWorker('test', { error: (...what: unknown[]) => said.push(what) } as never, () => {
      turns += 1;
      if (turns === 1) return Promise.reject(new Error('lost'));
      again.resolve();
      return Promise.resolve();
    });
    worker.start();
    await again.promise;
    await worker.stop();
    expect([turns, said]).toEqual([2, [[{ err: new Error('lost') }, 'the test worker failed; it tries again']]]);
  });
});
