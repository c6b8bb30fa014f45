import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '#client/app.tsx';
import { followPage, navigate } from '#client/route/router.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';

// Other tests of this process begin at the first page.
afterEach(() => {
  window.history.replaceState(null, '', '/');
  act(() => followPage('/'));
  vi.restoreAllMocks();
});

/** An event of a feed that has sent less than it had promised; everything else is there and empty. */
const call = answerCalls(async (name: string) =>
  name === 'sportsbook.events.get' ? { data: { id: 'e1' } } : { data: [], meta: { totalRows: 0 } },
);

it('a page that cannot be drawn says so in its place, and everything else goes on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  act(() => navigate('/event/e1'));
  const { show, screen, user } = renderClient(<App />, { call });
  show();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This did not load'));
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'My bets' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'My bets' })).toBeTruthy();
});
