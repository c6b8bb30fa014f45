import { expect, it } from 'vitest';
import { renderClient } from '#client/testing/render-client.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { sampleEvent } from './testing.ts';

const late = /^What you see of a live event is a few seconds old/;

it('[B5] warns beside a live score that it arrives late, and nowhere else', () => {
  const { show, screen } = renderClient(<Scoreboard event={sampleEvent()} />);
  const { rerender } = show();
  expect(screen.getByText(late)).toBeDefined();
  rerender(<Scoreboard event={sampleEvent({ status: 'not_started', isLive: false, score: null })} />);
  expect(screen.queryByText(late)).toBeNull();
});

it('says the score to whoever cannot see it', () => {
  const { show, screen } = renderClient(<Scoreboard event={sampleEvent()} />);
  show();
  expect(screen.getByText('Score 1 to 0')).toBeDefined();
  expect(screen.getByRole('row', { name: 'Fennick Rovers 1' })).toBeDefined();
});
