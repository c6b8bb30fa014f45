import type { Round, RoundRecall } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recallQuery } from '#app/queries/rounds.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { RoundStory } from './round-story.tsx';

const round = { id: 'r-1', status: 'finished' } as Round;
const title = 'Replay of the round';

function keep(replayUrl: string | null): void {
  const data: RoundRecall = { summary: 'Paid twice.', choices: [], steps: [], outcome: [], tables: [], replayUrl };
  queryClient.setQueryData(recallQuery(round.id, { locale: 'en', isOver: true }).queryKey, { data, meta: undefined });
}

it('shows a round in its game’s own picture, in a frame that may not leave', () => {
  keep('about:blank');
  renderSite(<RoundStory round={round} />);
  const frame = screen.getByTitle(title);
  expect(frame.getAttribute('src')).toBe('about:blank');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
});

it('is told in words alone where its studio shows none', () => {
  keep(null);
  renderSite(<RoundStory round={round} />);
  expect(screen.getByText('Paid twice.')).toBeDefined();
  expect(screen.queryByTitle(title)).toBeNull();
});
