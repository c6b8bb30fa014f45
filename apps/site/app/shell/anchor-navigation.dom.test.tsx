import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { renderSite } from '#testing/render-site.tsx';
import { useAnchorNavigation } from './anchor-navigation.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
// Its anchors lead to addresses of the browser's, which other files leave elsewhere.
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  return (
    // As the shell has it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={useAnchorNavigation()}>
      {children}
      <output>{`${type} ${pathname}${search}`}</output>
    </div>
  );
}

const show = () =>
  renderSite(
    <Shell>
      <a href="/games/mines">Tile</a>
      <LocaleLink to="/games/mines">Page</LocaleLink>
      <a href="/">Here</a>
    </Shell>,
  );
const place = () => screen.getByRole('status').textContent;
const press = async (name: string) => show().user.click(screen.getByRole('link', { name }));

it('an anchor leads to its page without loading the site again', async () => {
  await press('Tile');
  expect(place()).toContain('PUSH /games/mines');
});

it('[GAME-03] on a phone a tile asks how to play; a link to the page of a game leads there', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Tile' }));
  expect(place()).toContain('/?mobile-game=mines');
  await user.click(screen.getByRole('link', { name: 'Page' }));
  expect(place()).toContain('PUSH /games/mines');
});

it('the page that is open already is no further step back', async () => {
  await press('Here');
  expect(place()).toContain('REPLACE /');
});
