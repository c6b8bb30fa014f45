import type { SportEvent } from '@verdigale/contract';
import { beforeEach, expect, it } from 'vitest';
import { sampleEvent, sampleMarket } from '#client/event/testing.ts';
import { forgetStored } from '#client/settings/stored.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { EventRow } from './event-row.tsx';

beforeEach(forgetStored);

const runners = ['Ash', 'Briar', 'Clover', 'Dock'];

/** A race whose runners have these prices; without any its market is not open yet. */
function race(...prices: string[]) {
  const { markets: _markets, statistics: _statistics, ...event } = sampleEvent({ sport: 'racing', competitors: runners, score: null });
  const main = prices.length > 0 ? sampleMarket('winner', '', Object.fromEntries(prices.map((price, at) => [at + 1, price]))) : null;
  return <EventRow event={{ ...event, category: '', main, marketCount: 1 } satisfies SportEvent} />;
}

it('offers the runners that stand best once their market opens, and keeps them where prices move', () => {
  const { show, screen } = renderClient(race());
  const { rerender } = show();
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => runners.find((name) => textContent.includes(name)));
  expect(offered()).toEqual([]);
  rerender(race('9.0', '2.0', '3.0', '4.0'));
  expect(offered()).toEqual(['Briar', 'Clover', 'Dock']);
  rerender(race('1.5', '2.0', '3.0', '4.0'));
  expect(offered()).toEqual(['Briar', 'Clover', 'Dock']);
});
