import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loyaltyAccountQuery, loyaltyLevelsQuery } from '#app/queries/loyalty.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { ModalHost } from '../modal-host.tsx';
import { modals } from '../registry.ts';

const levels = ['Copper', 'Bronze', 'Silver'].map((name, at) => ({ id: name, name, order: at + 1, points: at * 100 }));

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  const meta = { page: 1, perPage: 100, totalPages: 1, totalRows: 3 };
  queryClient.setQueryData(loyaltyLevelsQuery.queryKey, { data: levels, meta });
  const account = { id: 'a', playerId: 'p', points: 100, currentLevel: levels[1]!, nextLevel: levels[2]!, createdAt: '', updatedAt: '' };
  queryClient.setQueryData(loyaltyAccountQuery.queryKey, { data: account, meta: undefined });
});
afterEach(() => session.dropped());

const settings = { ...rootDataFor({}).settings, loyaltyEnabled: true };

async function open(order: string) {
  await modals['loyalty-level'].preload();
  await act(async () => renderSite(<ModalHost />, { url: `/?loyalty-level=${order}`, root: { settings } }));
  return (await screen.findByRole('dialog', { name: 'A new level' })).textContent;
}

it('[LOY-02] names the level that was reached', async () => {
  expect(await open('2')).toContain('You have reached the level Bronze.');
});

it('says of no level that it was reached because a link names it', async () => {
  expect(await open('3')).toContain('You have reached the level Bronze.');
});
