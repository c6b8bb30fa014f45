import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReelBank } from './reel-bank.ts';
import { Ticker } from './ticker.ts';

const strip = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const strips = [strip, strip, strip];
const frameMs = 16;
let frames: ((now: number) => void)[] = [];
let now = 0;
beforeEach(() => {
  [frames, now] = [[], 0];
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
});
afterEach(() => void vi.unstubAllGlobals());

/** A spin from the stops 0 that lands on 3, 5 and 7 after a second: every place at which the reels were seen, and how often one stopped. */
async function spin(isCalm: boolean) {
  const onStop = vi.fn<(reel: number) => void>();
  const seen: number[] = [];
  const bank = new ReelBank(strips, [0, 0, 0], { ticker: new Ticker(() => undefined), rows: 3, isCalm: () => isCalm, onStop });
  const showFrame = () => {
    now += frameMs;
    for (const frame of frames.splice(0)) frame(now);
    seen.push(...bank.reels.map(({ place }) => place));
  };
  bank.spin(strips);
  while (now < 1_000) showFrame();
  const landed = bank.land(strips, [3, 5, 7], () => false);
  while (onStop.mock.calls.length < strips.length) showFrame();
  for (let frame = 0; frame < 60; frame += 1) showFrame();
  await landed;
  return { seen, stopped: onStop.mock.calls.map(([reel]) => reel), rest: bank.reels.map(({ place }) => place), column: bank.column(1) };
}

it('turns the reels past places between two symbols, and rests where the server drew', async () => {
  const { seen, stopped, rest, column } = await spin(false);
  expect(seen.some((place) => !Number.isInteger(place))).toBe(true);
  expect([stopped, rest, column]).toEqual([
    [0, 1, 2],
    [3, 5, 7],
    [5, 6, 7],
  ]);
});

it('turns nothing for a player who wishes for less motion: each reel shows where it was, then where it rests', async () => {
  const { seen, stopped, rest } = await spin(true);
  expect(new Set(seen)).toEqual(new Set([0, 3, 5, 7]));
  expect([stopped, rest]).toEqual([
    [0, 1, 2],
    [3, 5, 7],
  ]);
});
