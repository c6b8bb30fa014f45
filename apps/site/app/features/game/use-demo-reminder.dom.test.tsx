import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { useDemoReminder } from './use-demo-reminder.ts';

function Demo({ startsInRound }: { startsInRound: boolean }) {
  const [isInRound, setInRound] = useState(startsInRound);
  const [search] = useSearchParams();
  useDemoReminder(1, search.has('demo-game'), isInRound);
  return (
    <>
      <output>{search.has('demo-game') ? 'reminded' : 'playing'}</output>
      <button onClick={() => setInRound(false)} type="button">
        end
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('[GAME-03] comes after a minute of demo play', async () => {
  renderSite(<Demo startsInRound={false} />);
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(shown()).toBe('playing');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(shown()).toBe('reminded');
});

it('[GAME-03] waits for the end of a round that is under way', async () => {
  renderSite(<Demo startsInRound />);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(shown()).toBe('playing');
  await act(async () => screen.getByRole('button').click());
  expect(shown()).toBe('reminded');
});
