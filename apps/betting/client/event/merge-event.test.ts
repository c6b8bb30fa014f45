import { expect, it } from 'vitest';
import { mergeEvent } from './merge-event.ts';
import { sampleEvent, sampleMarket } from './testing.ts';

it('replaces the markets that have changed and leaves the others as they are', () => {
  const [winner, over] = [sampleMarket('winner', ''), sampleMarket('total', 'total=2.5')];
  const known = sampleEvent({ version: 4, markets: [winner, over] });
  const changed = { ...over, closed: 'suspended' };
  const fresh = sampleMarket('next_goal', 'goal=1');
  const merged = mergeEvent(known, { ...known, version: 5, isLive: true, markets: [changed, fresh] });
  expect(merged).toMatchObject({ version: 5, isLive: true });
  expect(merged.markets).toEqual([winner, changed, fresh]);
  expect(merged.markets[0]).toBe(winner);
});

it('an answer that was overtaken changes nothing', () => {
  const known = sampleEvent({ version: 4 });
  expect(mergeEvent(known, { ...known, version: 3, markets: [] })).toBe(known);
});
