import { act, screen, within } from '@testing-library/react';
import type { HelpOrganisation } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { visitorQuery } from '#app/queries/player.ts';
import { helpQuery } from '#app/queries/settings.ts';
import { queryClient } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { HelpOrganisations } from './help-organisations.tsx';

afterEach(() => queryClient.clear());

const swedish = { country: 'SE', name: 'Stödlinjen', url: 'https://se.test', phone: '020-81 91 00' };
const german = { country: 'DE', name: 'Check dein Spiel', url: 'https://de.test', phone: '+49 800 1' };

async function show(all: HelpOrganisation[], country: string | null) {
  queryClient.setQueryData(helpQuery.queryKey, { data: all, meta: undefined });
  queryClient.setQueryData(visitorQuery.queryKey, { data: { country }, meta: undefined });
  return act(async () => renderSite(<HelpOrganisations />));
}

it('shows a guest who helps in his country, with a number to press, and the others behind a press', async () => {
  const { user } = await show([swedish, german], 'DE');
  expect(screen.getByRole('link', { name: '+49 800 1' }).getAttribute('href')).toBe('tel:+498001');
  expect(screen.queryByRole('link', { name: 'Stödlinjen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'In other countries' }));
  const sweden = screen.getByText('Sweden').parentElement!;
  expect(within(sweden).getByRole('link', { name: 'Stödlinjen' }).getAttribute('href')).toBe('https://se.test');
});

it('says where else to ask when the brand names nobody', async () => {
  await show([], 'DE');
  expect(screen.getByText(/^Your doctor can tell you/)).toBeDefined();
});
