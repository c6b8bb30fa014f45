import { expect, it } from 'vitest';
import { renderClient } from '#client/testing/render-client.tsx';
import { Statistics } from './statistics.tsx';
import { sampleEvent } from './testing.ts';

it('says what is counted for each side, in the order of the feed, and nothing where nothing is', () => {
  const statistics = [
    { kind: 'corners', home: 3, away: 1 },
    { kind: 'throw_ins', home: 0, away: 0 },
  ];
  const { show, screen } = renderClient(<Statistics event={sampleEvent({ statistics })} />);
  const { rerender } = show();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Fennick RoversStatisticsAshvale Orient',
    '3Corners1',
    '0throw ins0',
  ]);
  rerender(<Statistics event={sampleEvent()} />);
  expect(screen.queryByRole('table')).toBeNull();
});
