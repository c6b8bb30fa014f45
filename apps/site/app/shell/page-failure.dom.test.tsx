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

it('names the status of an answer that is an error', () => {
  renderSite(<PageFailure status={500} />);
  expect(screen.getByText('500')).toBeTruthy();
});

it('asks for the page when the connection is back, and again while it does not come, until the connection is lost', async () => {
  vi.useFakeTimers();
  const loader = vi.fn(() => null);
  renderSite(<PageFailure status={null} />, { loader });
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return loader.mock.calls.length;
  };
  setOnline(true);
  const asked = [await after(0), await after(999), await after(1), await after(3_000), await after(11_000), await after(60_000)];
  expect(asked).toEqual([1, 1, 2, 3, 4, 4]);
  setOnline(true);
  expect(await after(0)).toBe(5);
  setOnline(false);
  expect(await after(60_000)).toBe(5);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
