import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

/** A process that ends when the test says so, or when it is stopped. */
function postmaster(): Postmaster & { die(): void } {
  const { promise: ended, resolve: die } = Promise.withResolvers<void>();
  const process = Object.assign(new EventEmitter(), { kill: () => (die(), true) }) as unknown as ChildProcess;
  return { process, socketFolder: '', ended, die };
}

it('tries again and again while PostgreSQL cannot start, and stops what came up at last', async () => {
  const [first, last] = [postmaster(), postmaster()];
  const stopped = vi.spyOn(last.process, 'kill');
  const said: string[] = [];
  const again = vi
    .fn<() => Promise<Postmaster>>()
    .mockRejectedValueOnce(new Error('No space left on device'))
    .mockRejectedValueOnce(new Error('No space left on device'))
    .mockResolvedValue(last);
  const supervised = supervise(first, again, (message) => said.push(message));
  first.die();
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  expect(said).toEqual([
    'PostgreSQL ended by itself; starting it again.',
    'No space left on device\nTrying again.',
    'No space left on device\nTrying again.',
  ]);
  await supervised.stop();
  expect(stopped).toHaveBeenCalled();
});

it('starts it again however often it was killed', async () => {
  const born: ReturnType<typeof postmaster>[] = [postmaster()];
  const again = async () => (born.push(postmaster()), born.at(-1)!);
  const supervised = supervise(born[0]!, again, () => undefined);
  for (let kills = 1; kills <= 3; kills += 1) {
    born.at(-1)!.die();
    await vi.waitFor(() => expect(born).toHaveLength(kills + 1), { timeout: 10_000 });
  }
  await supervised.stop();
});
