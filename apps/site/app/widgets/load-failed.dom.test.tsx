import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { LoadFailed } from './load-failed.tsx';

function Games() {
  const [tries, setTries] = useState(1);
  if (tries > 1) return <p>Three games</p>;
  return <LoadFailed onRetry={() => setTries(2)} text="Look again later." title="No games" />;
}

it('says what could not be loaded, and loads it again when asked', async () => {
  const { user } = renderSite(<Games />);
  expect(screen.getByRole('alert').textContent).toContain('No gamesLook again later.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Three games')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks in the language of the page', () => {
  renderSite(<LoadFailed onRetry={() => undefined} title="Keine Spiele" />, { root: { locale: 'de' } });
  expect(screen.getByRole('button').textContent).toBe('Noch einmal versuchen');
});

it('cannot be pressed again while it is being tried', async () => {
  let tries = 0;
  const { user } = renderSite(<LoadFailed isRetrying onRetry={() => tries++} title="No games" />);
  await user.click(screen.getByRole('button'));
  expect(tries).toBe(0);
});
