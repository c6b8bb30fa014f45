import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { oneServer } from './one-server.ts';

const begun: ChildProcess[] = [];
afterEach(() => begun.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A process that says when it is there, and ends with this code when it is told to. */
function server(code: number) {
  const child = spawn(process.execPath, [
    '-e',
    `process.on('SIGTERM', () => process.exit(${code})); setInterval(() => {}, 9); console.log('there')`,
  ]);
  begun.push(child);
  return child;
}

const isThere = (child: ChildProcess) => once(child.stdout!, 'data');
const says = () => ({ onEnd: vi.fn<() => void>(), onFailure: vi.fn<() => void>() });

it('begins another when it is told to, and ends with the one that runs', async () => {
  const said = says();
  const { restart, stop } = oneServer(() => server(0), said);
  await isThere(begun[0]!);
  restart();
  await vi.waitUntil(() => begun.length === 2);
  await isThere(begun[1]!);
  expect(said.onEnd).not.toHaveBeenCalled();
  stop('SIGTERM');
  await vi.waitUntil(() => said.onEnd.mock.calls.length === 1);
  expect([begun.length, said.onFailure.mock.calls.length]).toEqual([2, 0]);
});

it('waits for a change where it fails by itself', async () => {
  const said = says();
  const { restart } = oneServer(() => server(0), said);
  await isThere(begun[0]!);
  begun[0]!.kill('SIGKILL');
  await vi.waitUntil(() => said.onFailure.mock.calls.length === 1);
  restart();
  expect([begun.length, said.onEnd.mock.calls.length]).toEqual([2, 0]);
});

it.each([0, 130])(
  'begins none any more once it is stopped, in the middle of a restart or before a change, whatever the one before ended with (%i)',
  async (code) => {
    const said = says();
    const { restart, stop } = oneServer(() => server(code), said);
    await isThere(begun[0]!);
    restart();
    stop('SIGTERM');
    restart();
    await vi.waitUntil(() => said.onEnd.mock.calls.length === 1);
    restart();
    expect([begun.length, said.onFailure.mock.calls.length]).toEqual([1, 0]);
  },
);
