// A panel is loaded for its first opening: here it is there before, so that no test waits for it.
import '@verdigale/ui/popover-panel';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { Catalogue } from './catalogue.tsx';

const filter = { providers: ['copperwake'], labels: ['new'], sortBy: 'default', isDescending: false } as const;
const loaded = { identity: 'slots', name: 'Slots', studio: null, filter, games: [], total: 0 };

it.each([
  ['of a filter', 'Remove copperwake', 0],
  ['of all filters', 'Clear all', 0],
  ['below a list that they have emptied', 'Clear all', 1],
])('the focus goes on at the filters when a button %s takes itself away', async (_, name, at) => {
  const { user } = renderSite(<Catalogue {...loaded} />, { url: '/categories/slots?provider=copperwake&label=new' });
  await act(async () => {});
  await user.click(screen.getAllByRole('button', { name })[at]!);
  expect(screen.queryByRole('button', { name: 'Remove copperwake' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filter and sort' }));
});

it('the order is chosen in a panel of its button, which then names it', async () => {
  const { user } = renderSite(<Catalogue {...loaded} filter={{ ...filter, providers: [], labels: [] }} />, { url: '/categories/slots' });
  await user.click(screen.getByRole('button', { name: 'Sort: Recommended' }));
  const panel = await screen.findByRole('dialog', { name: 'Sort: Recommended' });
  const pressed = within(panel).getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Recommended']);
  // The order by the player's own taste is for players.
  expect(within(panel).queryByRole('button', { name: 'For you' })).toBeNull();

  await user.click(within(panel).getByRole('button', { name: 'Z to A' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sort: Z to A' }).getAttribute('aria-expanded')).toBe('false');
});
