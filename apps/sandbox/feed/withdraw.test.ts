import { seeded } from '@verdigale/sport-models';
import { expect, it } from 'vitest';
import { intervene } from './intervene.ts';
import { createLiveEvent, type LiveEvent } from './live-event.ts';
import type { EventStatement } from './message.ts';
import { slotsAt } from './schedule.ts';
import { drawWithdrawal } from './withdraw.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const races = slotsAt(noon).filter(({ sport, startsAt }) => sport === 'racing' && startsAt > noon + 900_000);
const minutesBefore = ({ slot }: LiveEvent, minutes: number) => slot.startsAt - minutes * 60_000;

function hear(event: LiveEvent, until: number): EventStatement[] {
  return event.advance(until).flatMap(({ producer, statements }) => {
    for (const statement of statements) event.present[producer].hear(statement);
    return statements;
  });
}
function announced(slot = races[0]!): LiveEvent {
  const event = createLiveEvent(slot, 'secret');
  for (const statement of event.announce()) event.present['pre-match'].hear(statement);
  return event;
}
const winnerOf = (event: LiveEvent) => event.standing(new Date(minutesBefore(event, 20))).said[0]!;
const active = (event: LiveEvent) => winnerOf(event).outcomes.filter(({ isActive }) => isActive);

it('stops bets, then prices the race without the runner, says what earlier bets win less, and makes bets on it void', () => {
  const event = announced();
  const now = minutesBefore(event, 15);
  const [favourite] = active(event).toSorted((a, b) => Number(a.price) - Number(b.price));
  const stop = intervene('withdraw', event, new Date(now));
  expect(stop).toMatchObject([{ kind: 'bet.stopped', reason: expect.stringContaining('does not run') }]);
  expect(hear(event, now + 4_000)).toEqual([]);
  const [odds, voids] = hear(event, now + 5_000);
  const before = new Date(now + 5_000).toISOString();
  expect(odds).toMatchObject({
    kind: 'odds.changed',
    status: 'not_started',
    markets: [{ deductions: [{ before }] }, { deductions: [{ before }] }],
  });
  const [win, place] = winnerAndPlace(odds!);
  // A favourite of 7/4 and less, or of so much more, is worth a band of the scale; a place is one of three.
  expect(Number(win!.deductions![0]!.share)).toBeGreaterThanOrEqual(Number(place!.deductions![0]!.share));
  const named = favourite!.outcome;
  expect(win!.outcomes.find(({ outcome }) => outcome === named)).toMatchObject({ isActive: false });
  for (const { outcome, price } of win!.outcomes.filter(({ isActive }) => isActive)) {
    expect(Number(price)).toBeLessThanOrEqual(Number(active(announced()).find((each) => each.outcome === outcome)!.price));
  }
  expect(voids).toMatchObject({ kind: 'bets.settled', markets: [{ outcomes: [{ outcome: named, voidFactor: '1' }] }, { outcomes: [{}] }] });
});

const winnerAndPlace = (statement: EventStatement) => (statement.kind === 'odds.changed' ? statement.markets : []);

it('runs without the runner, and still says what is withheld when the race is handed over and settled', () => {
  const event = announced();
  const now = minutesBefore(event, 15);
  const [favourite] = active(event).toSorted((a, b) => Number(a.price) - Number(b.price));
  for (const statement of intervene('withdraw', event, new Date(now))) event.present['pre-match'].hear(statement);
  hear(event, now + 5_000);
  for (let at = event.slot.startsAt; !event.isOver; at += 1_000) hear(event, at);
  const said = event.present.live.statements();
  const odds = said.find((statement) => statement.kind === 'odds.changed');
  expect(odds?.markets.every(({ deductions }) => deductions?.length === 1)).toBe(true);
  const settled = said.flatMap((statement) => (statement.kind === 'bets.settled' ? statement.markets : []));
  if (odds?.status === 'cancelled') return;
  const end = settled.find(({ market }) => market === 'winner')!.outcomes.find(({ outcome }) => outcome === favourite!.outcome);
  expect(end).toMatchObject({ voidFactor: '1', reason: expect.stringContaining('did not run') });
});

it('takes nobody out of a race that begins, of a match, or of a field that would be too small', () => {
  const event = announced();
  expect(event.withdrawFavourite(new Date(event.slot.startsAt - 4_000))).toEqual([]);
  const match = announced(slotsAt(noon).find(({ sport, startsAt }) => sport === 'tennis' && startsAt > noon + 900_000));
  expect(match.withdrawFavourite(new Date(noon))).toEqual([]);
  for (let gone = 0; gone < 12; gone += 1) {
    const now = minutesBefore(event, 15) + gone * 10_000;
    event.withdrawFavourite(new Date(now));
    hear(event, now + 5_000);
  }
  expect(active(event)).toHaveLength(5);
});

it('some races lose a runner by themselves, in their last ten minutes', () => {
  const startsAt = noon;
  const { fixture } = announced();
  const drawn = Array.from({ length: 400 }, (_, seed) => drawWithdrawal({ sport: 'racing', startsAt }, fixture, seeded(seed)));
  const lost = drawn.flat();
  expect(lost.length).toBeGreaterThan(25);
  expect(lost.length).toBeLessThan(75);
  for (const { runner, at } of lost) {
    expect(fixture.competitors[runner]).toBeDefined();
    expect([at <= startsAt - 60_000, at >= startsAt - 600_000]).toEqual([true, true]);
  }
  expect(drawWithdrawal({ sport: 'tennis', startsAt }, fixture, () => 0)).toEqual([]);
});
