import { expect, it } from 'vitest';
import { intervene } from './intervene.ts';
import { createLiveEvent, type LiveEvent } from './live-event.ts';
import type { EventStatement } from './message.ts';
import { slotsAt } from './schedule.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const slot = slotsAt(noon).find(({ sport, startsAt }) => sport === 'ice-hockey' && startsAt > noon)!;

function eventAt(minutes: number): { event: LiveEvent; now: Date; say(statements: readonly EventStatement[]): void } {
  const event = createLiveEvent(slot, 'secret');
  const now = new Date(slot.startsAt + minutes * 60_000);
  for (const statement of event.announce()) event.present['pre-match'].hear(statement);
  for (const { producer, statements } of event.advance(now.getTime()))
    for (const statement of statements) event.present[producer].hear(statement);
  return { event, now, say: (statements) => statements.forEach((statement) => event.present.live.hear(statement)) };
}
/** What holds, without what is only no more. */
const held = (event: LiveEvent) => event.present.live.statements().filter(({ kind }) => !kind.endsWith('rolledBack'));
const settledOf = (statements: readonly EventStatement[]) =>
  statements.flatMap((statement) => (statement.kind === 'bets.settled' ? statement.markets : []));

it('a wrong result is taken back to none while the match runs', () => {
  const { event, now, say } = eventAt(5);
  const before = held(event);
  const wrong = intervene('wrong-result', event, now);
  expect(settledOf(wrong)).toHaveLength(1);
  say(wrong);
  expect(held(event)).not.toEqual(before);
  say(intervene('right-result', event, now));
  expect(held(event)).toEqual(before);
});

it('a wrong result of a match that has ended is taken back to the right one', () => {
  const { event, now, say } = eventAt(50);
  expect(event.isOver).toBe(true);
  const [right] = settledOf(event.present.live.statements());
  const wrong = intervene('wrong-result', event, now);
  expect(settledOf(wrong)[0]!.outcomes.map(({ isWon }) => isWon)).toEqual(right!.outcomes.map(({ isWon }) => !isWon));
  say(wrong);
  say(intervene('right-result', event, now));
  expect(settledOf(event.present.live.statements())).toContainEqual(right);
});

it('bets of five minutes are cancelled, and are not', () => {
  const { event, now, say } = eventAt(5);
  const before = held(event);
  const [cancelled] = intervene('cancel', event, now);
  expect(cancelled).toMatchObject({ kind: 'bets.cancelled', from: new Date(now.getTime() - 300_000).toISOString(), to: now.toISOString() });
  say([cancelled!]);
  say(intervene('restore', event, now));
  expect(held(event)).toEqual(before);
});

it('bets are stopped and taken again, and a price is raised', () => {
  const { event, now, say } = eventAt(5);
  const before = held(event);
  const marketsOf = (statements: readonly EventStatement[]) =>
    statements.flatMap((statement) => (statement.kind === 'odds.changed' ? statement.markets : []));
  say(intervene('stop', event, now));
  expect(marketsOf(held(event)).some(({ status }) => status === 'active')).toBe(false);
  say(intervene('resume', event, now));
  const price = () => Number(marketsOf(held(event))[0]!.outcomes[0]!.price);
  expect(marketsOf(held(event)).filter(({ status }) => status === 'active')).toEqual(
    marketsOf(before).filter(({ status }) => status === 'active' || status === 'suspended'),
  );
  const was = price();
  say(intervene('raise', event, now));
  expect(price()).toBeCloseTo(was * 1.1, 1);
});
