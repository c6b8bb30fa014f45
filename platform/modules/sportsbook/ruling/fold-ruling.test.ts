import { expect, it } from 'vitest';
import type { BookEvent } from '../book/book.ts';
import { foldMessage, type EventMessage } from '../book/fold-message.ts';
import { main, market, result } from '../testing.ts';
import { foldRuling } from './fold-ruling.ts';

const at = new Date('2026-06-03T12:00:00Z');
const envelope = { producer: 'test', sequence: 1, at: at.toISOString(), eventId: 'm' };
let ids = 0;
const context = { epoch: 1, version: 2, newId: () => `id-${(ids += 1)}` };
const fixture = {
  sport: 'football',
  category: 'Verdland',
  tournament: 'First League',
  competitors: ['A', 'B'],
  startsAt: at.toISOString(),
  isSimulated: true,
};

function event(): BookEvent {
  const known = foldMessage(undefined, { ...envelope, kind: 'fixture.changed', fixture }, context);
  const markets = [
    market({ home: '2.0', away: '2.0' }),
    market({ over: '1.9', under: '1.9' }, { market: 'total', specifiers: 'total=2.5' }),
  ];
  return foldMessage(known, { ...envelope, kind: 'odds.changed', status: 'live', score: null, markets }, context)!;
}
const rule = (of: BookEvent, more: Partial<Parameters<typeof foldRuling>[1]>) =>
  foldRuling(of, { id: 'r1', kind: 'void', market: null, specifiers: null, ends: null, reason: 'why', ...more }, { version: 3, at });
const hear = (of: BookEvent, isHome: boolean) =>
  foldMessage(
    of,
    {
      ...envelope,
      kind: 'bets.settled',
      certainty: 2,
      markets: [{ ...main, outcomes: [result('home', isHome), result('away', !isHome)] }],
    },
    context,
  )!;
const winner = (of: BookEvent) => of.markets.get('winner|')!;
const homeOf = (of: BookEvent) => winner(of).outcomes.get('home')!.result;

it('makes bets void that were taken by then, on one market or on all', () => {
  const span = { from: null, to: at.toISOString(), reason: 'why', ruling: 'r1' };
  expect([...rule(event(), {}).markets.values()].map(({ voids, status }) => [voids, status])).toEqual([
    [[span], 'cancelled'],
    [[span], 'cancelled'],
  ]);
  const one = rule(event(), { market: 'total', specifiers: 'total=2.5' });
  expect([...one.markets.values()].map(({ voids, version }) => [voids.length, version])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('says how a market ended, which the feed then cannot change', () => {
  const ruled = rule(event(), { kind: 'settle', ...main, ends: { home: 'half-lost', away: 'half-won' } });
  const held = { isWon: false, voidFactor: '0.5', reason: 'why', ruling: 'r1' };
  expect(homeOf(ruled)).toMatchObject(held);
  expect(homeOf(hear(ruled, true))).toMatchObject(held);
  const takenBack = foldMessage(ruled, { ...envelope, kind: 'settlement.rolledBack', markets: [main] }, context)!;
  expect(homeOf(takenBack)).toMatchObject(held);
  const restored: EventMessage = { ...envelope, kind: 'cancel.rolledBack', markets: [main], from: null, to: at.toISOString() };
  expect(winner(foldMessage(rule(event(), {}), restored, context)!).voids).toHaveLength(1);
});

it('leaves one ruling on a market, the newest, and none once it is lifted', () => {
  const settled = rule(rule(event(), {}), { id: 'r2', kind: 'settle', ...main, ends: { home: 'won', away: 'lost' } });
  expect([winner(settled).voids, homeOf(settled)]).toMatchObject([[], { ruling: 'r2' }]);
  const voided = rule(hear(settled, false), { id: 'r3' });
  expect([winner(voided).voids, homeOf(voided)]).toMatchObject([[{ ruling: 'r3' }], null]);
  const lifted = rule(rule(hear(event(), false), {}), { kind: 'lift' });
  expect([winner(lifted).voids, homeOf(lifted)]).toMatchObject([[], { isWon: false, certainty: 2 }]);
});
