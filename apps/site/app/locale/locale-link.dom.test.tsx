import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { LocaleLink, LocaleNavLink } from './locale-link.tsx';

function OpenModal() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('?sign-in=true')}>Open</button>;
}

it('[SHELL-04] a link stays in the language of the page', () => {
  renderSite(<LocaleLink to="/main">Casino</LocaleLink>, { root: { locale: 'de' } });
  expect(screen.getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe('/de/main');
});

it('a link is not drawn again when a modal opens', async () => {
  const onRender = vi.fn();
  const { user } = renderSite(
    <>
      <Profiler id="link" onRender={onRender}>
        <LocaleLink to="/main">Casino</LocaleLink>
      </Profiler>
      <OpenModal />
    </>,
  );
  const before = onRender.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(onRender).toHaveBeenCalledTimes(before);
});

it.each([
  ['/categories/slots', '/categories/slots', false, true],
  ['/categories/slots/', '/categories/slots', false, true],
  ['/profile/limits', '/profile', false, true],
  ['/profile/limits', '/profile', true, false],
  ['/profiles', '/profile', false, false],
  ['/', '/', true, true],
  ['/main', '/', false, false],
])('at %s the entry of a menu for %s (alone: %s) is current: %s', (url, to, end, isCurrent) => {
  renderSite(
    <LocaleNavLink end={end} to={to}>
      There
    </LocaleNavLink>,
    { url },
  );
  expect(screen.getByRole('link', { name: 'There' }).getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
});
