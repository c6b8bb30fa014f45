import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { PageFailure } from './page-failure.tsx';

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('[ERR-01] says in the page’s language that a page could not be loaded, or that there is no connection', async () => {
  renderSite(<PageFailure status={null} />, { root: { locale: 'de' } });
  expect(screen.getByText('Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  setOnline(false);
  expect(await screen.findByRole('heading', { name: 'Du bist offline' })).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'Etwas ist schiefgegangen' })).toBeTruthy();
  vi.restoreAllMocks();
});

it('[ERR-01] names the status of an answer that is an error', () => {
  renderSite(<PageFailure status={500} />);
  expect(screen.getByText('500')).toBeTruthy();
});
