import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { Notices } from './notices.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['says so', false, true],
  ['is silent over a game or a bet slip', true, false],
])('without a connection a narrow page %s', (_, isPlaying, isSaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  const { unmount } = renderSite(<Notices isNewBuild={false} isPlaying={isPlaying} />);
  expect(screen.queryByText('You are offline') !== null).toBe(isSaid);
  unmount();
});
