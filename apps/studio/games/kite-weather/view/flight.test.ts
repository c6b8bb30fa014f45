import { expect, it } from 'vitest';
import { isDecided } from '../../../view/live/bet-flow.ts';
import type { LiveView } from '../../../wire-live.ts';
import { multiplierAt, reachedAfter } from '../growth.ts';
import { flightOf, standsAt } from './flight.ts';

const beginsAt = 50_000;
/** A climb with so many bets that the list leaves out those who came last. */
const view = (...bets: { id: string; win: string | null }[]): LiveView =>
  ({ round: { id: 'r', phase: 'running', beginsAt, end: null }, bets, count: 31, past: [] }) as unknown as LiveView;
const mine = { id: 'mine', choice: { autoCashOut: 200 } };
const reached = beginsAt + reachedAfter(200);

it('is over once it has left by itself, though the list of bets does not show it', () => {
  expect(isDecided(view(), flightOf(mine), reached)).toBe(false);
  expect(isDecided(view(), flightOf(mine), reached + 1000)).toBe(true);
});

it('goes on for as long as the list shows it in the air, and by hand', () => {
  expect(isDecided(view({ id: 'mine', win: null }), flightOf(mine), reached + 1000)).toBe(false);
  expect(isDecided(view(), flightOf({ id: 'mine', choice: null }), reached + 1000)).toBe(false);
});

it('is worth no more than where it leaves by itself', () => {
  expect(standsAt(mine, reachedAfter(150))).toBe(150);
  expect(standsAt(mine, reachedAfter(900))).toBe(200);
  expect(standsAt({ choice: null }, reachedAfter(900))).toBe(multiplierAt(reachedAfter(900)));
});
