import { act, screen } from '@testing-library/react';
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
