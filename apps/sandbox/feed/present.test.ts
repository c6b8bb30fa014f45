import { expect, it } from 'vitest';
import type { EventStatement } from './message.ts';
import { createPresent } from './present.ts';

const key = { market: '1x2', specifiers: '' };
const outcome = { outcome: 'home', voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: '' };
const fixture: EventStatement = {
  kind: 'fixture.changed',
  eventId: 'e',
  fixture: {
    sport: 'football',
    category: 'c',
    tournament: 't',
    competitors: ['a', 'b'],
    startsAt: '2026-06-01T12:00:00Z',
    isSimulated: true,
  },
};
const settled = (isWon: boolean): EventStatement => ({
  kind: 'bets.settled',
  eventId: 'e',
  certainty: 2,
  markets: [{ ...key, outcomes: [{ ...outcome, isWon }] }],
});
const rolledBack: EventStatement = { kind: 'settlement.rolledBack', eventId: 'e', markets: [key] };
const period = { from: '2026-06-01T12:00:00Z', to: '2026-06-01T12:05:00Z' };
const cancelled: EventStatement = { kind: 'bets.cancelled', eventId: 'e', markets: [key], ...period, reason: 'r' };
const restored: EventStatement = { kind: 'cancel.rolledBack', eventId: 'e', markets: [key], ...period };

it.each([
  ['a result', [settled(true)], [settled(true)]],
  ['a corrected result once', [settled(false), rolledBack, settled(true)], [settled(true)]],
  ['a result that was taken back as such: a reader may have missed that', [settled(true), rolledBack], [rolledBack]],
  ['a cancellation', [cancelled], [cancelled]],
  ['a cancellation that was taken back as such', [cancelled, restored], [restored]],
] as const)('a recovery says %s', (_, heard, said) => {
  const present = createPresent();
  for (const statement of [fixture, ...heard]) present.hear(statement);
  expect(present.statements()).toEqual([fixture, ...said]);
});
