import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { Notices } from './notices.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['says so', false, true],
  ['is silent over a game or a bet slip', true, false],
])('without a connection a narrow page %s', (_, isPlaying, isSaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  const { unmount } = renderSite(<Notices isNewBuild={false} isPlaying={isPlaying} isWaiting={false} />);
  expect(screen.queryByText('You are offline') !== null).toBe(isSaid);
  unmount();
});

it('a player whose account does not come is told so, until it has come', async () => {
  vi.useFakeTimers();
  function Page() {
    const [isWaiting, setWaiting] = useState(true);
    return (
      <>
        <button onClick={() => setWaiting(false)} type="button">
          It comes
        </button>
        <Notices isNewBuild={false} isPlaying={false} isWaiting={isWaiting} />
      </>
    );
  }
  const { unmount } = renderSite(<Page />);
  const isSaid = () => screen.queryByText('Your account is not loading') !== null;
  const afterSeconds = async (count: number) => {
    await act(() => vi.advanceTimersByTimeAsync(count * 1000));
    return isSaid();
  };
  expect([await afterSeconds(4), await afterSeconds(2)]).toEqual([false, true]);
  act(() => void fireEvent.click(screen.getByText('It comes')));
  expect([isSaid(), await afterSeconds(60)]).toEqual([false, false]);
  unmount();
});
