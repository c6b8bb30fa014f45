import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlayTimeSection } from '#app/features/play-time/index.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { HelpOrganisations } from './help/help-organisations.tsx';
import { SpentSection } from './spending/spent-section.tsx';

afterEach(() => {
  delete window.askedAhead;
  session.dropped();
  queryClient.clear();
});

it.each([
  ['time at play', '/api/player/play-time', <PlayTimeSection key="part" />, null],
  ['what was spent', '/api/player/spending?currency=EUR&period=weekly', <SpentSection key="part" />, null],
  ['where help is', '/api/settings/help-organisations', <HelpOrganisations key="part" />, /^Your doctor can tell you/],
])('a platform that does not serve %s has no such part of the page, and none that failed', async (_, address, part, shown) => {
  own();
  const missing = new Response(JSON.stringify({ error: { code: 404, message: 'not found' } }), { status: 404 });
  window.askedAhead = { token: 'token', answers: { [address]: Promise.resolve(missing) } };
  await act(async () => renderSite(part));
  await waitFor(() => expect(window.askedAhead?.answers).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  if (shown) expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
