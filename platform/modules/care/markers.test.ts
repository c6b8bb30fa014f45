import { expect, it } from 'vitest';
import { markers, scoreOf, type CareFacts } from './markers.ts';

const paid = (more: Partial<CareFacts['payments'][number]> = {}): CareFacts['payments'][number] => ({
  playerId: 'p',
  currency: 'EUR',
  lastDay: 1,
  lastWeek: 2,
  methods: ['card'],
  sumOfWeek: 50_00n,
  sumBefore: 200_00n,
  sumOfMonth: 250_00n,
  failed: 0,
  takenBack: 0,
  ...more,
});
const facts = (more: Partial<CareFacts> = {}): CareFacts => ({
  payments: [paid()],
  losses: [{ currency: 'EUR', lost: 250_00n }],
  hours: { playerId: 'p', nights: 2, longestDay: 5 },
  raisedLimits: 0,
  ...more,
});
const pays = (more: Parameters<typeof paid>[0]) => facts({ payments: [paid(more)] });

it.each<[keyof typeof markers, CareFacts, CareFacts]>([
  ['deposits-often', pays({ lastDay: 4 }), facts({ payments: [paid({ lastDay: 3 }), paid({ currency: 'USD', lastDay: 2 })] })],
  ['deposits-rising', pays({ lastWeek: 3, sumOfWeek: 99_99n }), pays({ lastWeek: 3, sumOfWeek: 100_00n })],
  ['loss-beyond-deposits', facts(), facts({ losses: [{ currency: 'EUR', lost: 250_01n }] })],
  ['night-play', facts(), facts({ hours: { playerId: 'p', nights: 3, longestDay: 1 } })],
  ['long-play', facts(), facts({ hours: { playerId: 'p', nights: 0, longestDay: 6 } })],
  ['withdrawals-taken-back', pays({ takenBack: 1 }), pays({ takenBack: 2 })],
  ['limits-raised', facts(), facts({ raisedLimits: 1 })],
  ['failed-deposits', pays({ failed: 2 }), pays({ failed: 3 })],
  [
    'many-methods',
    pays({ methods: ['card', 'bank'] }),
    facts({ payments: [paid({ methods: ['card', 'bank'] }), paid({ methods: ['coin'] })] }),
  ],
])('[T10] %s is shown from its threshold on, and not before', (name, below, reached) => {
  expect(scoreOf(below).shown).not.toContain(name);
  expect(scoreOf(reached)).toEqual({ shown: [name], score: markers[name].weight });
});

it('a player who pays and plays as usual shows none', () => {
  expect(scoreOf(facts())).toEqual({ shown: [], score: 0 });
});

it('first deposits are no rise, and losses without any deposit in thirty days are no more than what was paid in', () => {
  expect(scoreOf(pays({ lastWeek: 4, sumBefore: 0n, sumOfWeek: 500_00n, sumOfMonth: 500_00n })).shown).toEqual([]);
  expect(scoreOf(facts({ payments: [], losses: [{ currency: 'EUR', lost: 1n }] })).shown).toEqual([]);
});
