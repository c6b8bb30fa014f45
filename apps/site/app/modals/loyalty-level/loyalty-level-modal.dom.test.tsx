import { act, cleanup, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loyaltyAccountQuery, loyaltyLevelsQuery } from '#app/queries/loyalty.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { ModalHost } from '../modal-host.tsx';
import { modals } from '../registry.ts';

const levels = ['Copper', 'Bronze', 'Silver', 'Gold'].map((name, at) => ({ id: name, name, order: at + 1, points: at * 100 }));

function hasReached(order: number): void {
  const currentLevel = levels[order - 1]!;
  const account = {
    id: 'a',
    playerId: 'p',
    points: currentLevel.points,
    currentLevel,
    nextLevel: levels[order] ?? null,
    createdAt: '',
    updatedAt: '',
  };
  queryClient.setQueryData(loyaltyAccountQuery.queryKey, { data: account, meta: undefined });
}

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  const meta = { page: 1, perPage: 100, totalPages: 1, totalRows: levels.length };
  queryClient.setQueryData(loyaltyLevelsQuery.queryKey, { data: levels, meta });
  hasReached(2);
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

it('says what the level brings, by its place in the brand’s texts', async () => {
  expect(await open('2')).toContain('5% of a week’s losses back');
  cleanup();
  hasReached(4);
  expect(await open('4')).toContain('6% of a week’s losses back');
});

it('says of no level that it was reached because a link names it', async () => {
  expect(await open('3')).toContain('You have reached the level Bronze.');
});
