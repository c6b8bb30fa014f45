import { expect, it } from 'vitest';
import { createLiveEvent, type LiveEvent } from './live-event.ts';
import { slotsAt } from './schedule.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const upcoming = slotsAt(noon).filter(({ startsAt }) => startsAt > noon);
const slots = (['tennis', 'ice-hockey', 'racing', 'esport'] as const).flatMap((name) =>
  upcoming.filter(({ sport }) => sport === name).slice(0, 2),
);

/** What holds of a match at a time, when it was looked at so often until then. */
function heardUntil(event: LiveEvent, until: number, everyMs: number): LiveEvent {
  for (const statement of event.announce()) event.present['pre-match'].hear(statement);
  for (let now = event.slot.startsAt - everyMs; ; now = Math.min(now + everyMs, until)) {
    for (const { producer, statements } of event.advance(now)) for (const statement of statements) event.present[producer].hear(statement);
    if (now >= until) return event;
  }
}
const resultsOf = (event: LiveEvent) =>
  event.present.live
    .statements()
    .flatMap((statement) => (statement.kind === 'bets.settled' ? statement.markets : []))
    .map(({ market, specifiers, outcomes }) =>
      [market, specifiers, ...outcomes.map(({ isWon, voidFactor }) => `${isWon} ${voidFactor}`)].join(' '),
    )
    .toSorted();
const statusOf = (event: LiveEvent) => event.present.live.statements().find((statement) => statement.kind === 'odds.changed');

it.each(slots)('$id ends the same whether it was followed or caught up with', (slot) => {
  const end = slot.startsAt + 40 * 60_000;
  const followed = heardUntil(createLiveEvent(slot, 'secret'), end, 500);
  const caughtUp = heardUntil(createLiveEvent(slot, 'secret'), end, 60 * 60_000);
  expect([followed.isOver, caughtUp.isOver]).toEqual([true, true]);
  expect(resultsOf(caughtUp)).toEqual(resultsOf(followed));
  expect([statusOf(caughtUp)?.status, statusOf(caughtUp)?.score]).toEqual([statusOf(followed)?.status, statusOf(followed)?.score]);
});

it('stands in the middle where one who followed it stands', () => {
  const [slot] = slots;
  const middle = slot!.startsAt + 6 * 60_000;
  const followed = heardUntil(createLiveEvent(slot!, 'secret'), middle, 500);
  const caughtUp = heardUntil(createLiveEvent(slot!, 'secret'), middle, 60 * 60_000);
  expect(statusOf(caughtUp)?.score).toEqual(statusOf(followed)?.score);
  expect(resultsOf(caughtUp)).toEqual(resultsOf(followed));
});

it('is handed over at its start: announced by one producer, priced by the other', () => {
  const event = createLiveEvent(slots[0]!, 'secret');
  const [, odds] = event.announce();
  expect(odds).toMatchObject({ kind: 'odds.changed', status: 'not_started', score: null });
  const [before, live] = event.advance(slots[0]!.startsAt);
  expect(before).toMatchObject({ producer: 'pre-match', statements: [{ kind: 'odds.changed', markets: expect.any(Array) }] });
  const [statement] = before!.statements;
  expect(statement?.kind === 'odds.changed' && statement.markets.every(({ status }) => status === 'handed_over')).toBe(true);
  expect(live).toMatchObject({ producer: 'live', statements: [{ kind: 'fixture.changed', fixture: { isSimulated: true } }] });
});
