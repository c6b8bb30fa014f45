import { expect, it } from 'vitest';
import { viewMarket, type StoredMarket } from './view-market.ts';

const now = new Date('2026-06-03T15:00:00Z');
const event = { status: 'ended', startsAt: new Date('2026-06-03T14:00:00Z') } as const;

/** How an outcome is shown that ended like this. */
function shownAs(more: object) {
  const result = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: '', ...more };
  const stored = {
    market: 'winner',
    specifiers: '',
    status: 'settled',
    isCashOutOpen: false,
    eachWay: null,
    epoch: 0,
    voids: [],
    producer: { aliveAt: now.toISOString(), downSince: null, epoch: 0 },
    outcomes: [{ id: 'o', outcome: '1', price: '5.0', isActive: false, version: 1, result }],
  };
  return viewMarket(event, stored as unknown as StoredMarket, now).outcomes[0]!.result;
}

it.each([
  [{}, 'won'],
  [{ deadHeatFactor: '1.00' }, 'won'],
  [{ deadHeatFactor: '0.5' }, 'part'],
  [{ deadHeatFactor: '1/3' }, 'part'],
  [{ deduction: '0.25' }, 'part'],
  [{ isWon: false, deadHeatFactor: '1/3' }, 'lost'],
  [{ isWon: false, voidFactor: '1' }, 'void'],
])('an outcome that ended as %j is %s', (more, end) => {
  expect(shownAs(more)).toBe(end);
});
