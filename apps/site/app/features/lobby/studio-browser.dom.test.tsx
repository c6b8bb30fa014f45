import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allStudiosQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { StudioBrowser } from './studio-browser.tsx';

it('asks for no longer name than the platform takes, whatever is pasted', async () => {
  const { user } = await act(async () => renderSite(<StudioBrowser />));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('x'.repeat(200));
  await waitFor(() => expect(sentCalls()).not.toEqual([]));
  const [, url] = sentCalls()[0]!;
  expect(new URL(url, 'https://site').searchParams.get('name')!.length).toBeLessThanOrEqual(80);
});

it('tells a screen reader how many studios were found, and not all of them', async () => {
  const studios = ['Alder', 'Birch'].map((name) => ({ id: name, identity: name.toLowerCase(), name, gameEnabledCount: 7 }));
  const { queryKey } = allStudiosQuery({ sortBy: 'gameEnabledCount', sortOrder: 'desc' });
  queryClient.setQueryData(queryKey, { data: studios } as never);
  const { user, container } = await act(async () => renderSite(<StudioBrowser />));
  const spoken = () => [...container.querySelectorAll('[role=status], [aria-live]')].map(({ textContent }) => textContent).join('');
  expect(spoken()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Most games first' }));
  expect(screen.getByRole('link', { name: /Birch/ })).toBeDefined();
  expect(spoken()).toBe('Studios found: 2');
});
