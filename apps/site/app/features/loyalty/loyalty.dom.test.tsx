import { act, screen } from '@testing-library/react';
import type { LoyaltyAccount, LoyaltyLevel, Profile } from '@verdigale/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyAccountQuery, loyaltyLevelsQuery } from '#app/queries/loyalty.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { LevelBanner } from './level-banner.tsx';
import { LoyaltyPage } from './loyalty-page.tsx';
import { useRise } from './loyalty-events.tsx';

const levels: LoyaltyLevel[] = ['Copper', 'Bronze', 'Silver'].map((name, at) => ({ id: name, name, order: at + 1, points: at * 100 }));
const account = (points: number, order: number): LoyaltyAccount => ({
  id: 'a',
  playerId: 'p',
  points,
  currentLevel: levels[order - 1]!,
  nextLevel: levels[order] ?? null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  queryClient.setQueryData(loyaltyLevelsQuery.queryKey, { data: levels, meta: { page: 1, perPage: 100, totalPages: 1, totalRows: 3 } });
  queryClient.setQueryData(loyaltyAccountQuery.queryKey, { data: account(50, 1), meta: undefined });
});
afterEach(() => {
  vi.useRealTimers();
  session.dropped();
});

describe('a level', () => {
  let rise: ReturnType<typeof useRise>['onLevel'];
  function Site() {
    const { risen, onLevel } = useRise();
    useEffect(() => {
      rise = onLevel;
    });
    return (
      <>
        <LevelBanner level={risen} />
        <output>{useLocation().search}</output>
      </>
    );
  }
  const search = () => document.querySelector('output')!.textContent;

  it('[LOY-02] that rises is told for three seconds by a banner on the page of a game', async () => {
    renderSite(<Site />, { url: '/games/copper-canyon?real=true' });
    vi.useFakeTimers();
    await act(async () => rise({ playerAccount: account(100, 2) }));
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('New level: Bronze')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('New level: Bronze')).toBeNull();
    expect(search()).toBe('?real=true');
    expect(document.activeElement).toBe(document.body);
  });

  it('[LOY-02] that rises is told by the modal anywhere else', async () => {
    renderSite(<Site />, { url: '/main' });
    await act(async () => rise({ playerAccount: account(100, 2) }));
    expect(search()).toBe('?loyalty-level=2');
    expect(screen.queryByText('New level: Bronze')).toBeNull();
  });

  it('[LOY-02] that does not rise is not told', async () => {
    renderSite(<Site />, { url: '/main' });
    await act(async () => rise({ playerAccount: account(60, 1) }));
    expect(search()).toBe('');
    expect(queryClient.getQueryData(loyaltyAccountQuery.queryKey)?.data.points).toBe(60);
  });
});

it('[LOY-03] the page shows every level, the own one and the way to the next', async () => {
  renderSite(<LoyaltyPage levels={levels} />, { url: '/loyalty' });
  await screen.findByRole('heading', { name: 'Level Copper' });
  const progress = screen.getByRole('progressbar', { name: 'Way to the next level' });
  expect([progress.getAttribute('aria-valuenow'), progress.getAttribute('aria-valuetext')]).toEqual(['50', '50 points to Bronze']);
  const steps = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!);
  expect(steps.map((step) => [step.querySelector('h3')!.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Copper', 'step'],
    ['Bronze', null],
    ['Silver', null],
  ]);
});

it('[LOY-03] each level shows what it brings, by its place in the brand’s texts', () => {
  const five = ['Copper', 'Bronze', 'Silver', 'Gold', 'Emerald'].map((name, at) => ({ id: name, name, order: at + 1, points: at * 100 }));
  renderSite(<LoyaltyPage levels={five} />, { url: '/loyalty' });
  const brought = screen
    .getAllByText(/of a week’s losses back$/)
    .map((line) => [line.closest('ol > li')!.querySelector('h3')!.textContent, line.textContent]);
  expect(brought).toEqual([
    ['Copper', '5% of a week’s losses back'],
    ['Bronze', '5% of a week’s losses back'],
    ['Silver', '5% of a week’s losses back'],
    ['Gold', '6% of a week’s losses back'],
    ['Emerald', '8% of a week’s losses back'],
  ]);
});

it('[LOY-03] levels are called as the brand’s texts call them in the language of the page, others by their own name', () => {
  const [copper, bronze, silver] = levels.map((level) => ({ ...level, id: level.name.toLowerCase() }));
  const own: LoyaltyLevel[] = [copper!, bronze!, { ...silver!, id: 'of-an-operator' }];
  renderSite(<LoyaltyPage levels={own} />, { url: '/fa/loyalty', root: { locale: 'fa' } });
  const steps = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(steps.slice(0, 3)).toEqual(['مس', 'برنز', 'Silver']);
  expect(screen.getByText('۲').closest('li')).toBe(screen.getByText('برنز').closest('li'));
});

it('[LOY-01] the own level that is known is shown when a later question for it has failed, as after a gap in the socket', async () => {
  await expect(queryClient.fetchQuery({ ...loyaltyAccountQuery, staleTime: 0 })).rejects.toThrow('no connection');
  renderSite(<LoyaltyPage levels={levels} />, { url: '/loyalty' });
  expect(await screen.findByRole('heading', { name: 'Level Copper' })).toBeDefined();
});
