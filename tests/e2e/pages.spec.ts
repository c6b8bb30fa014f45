import { expect, test } from './fixtures.ts';

test('[ROUTE-02] a game has its page in each language, and an unknown one has none', async ({ page, request }) => {
  await page.goto('/games/copper-canyon');
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Canyon' })).toBeVisible();
  expect(await page.title()).toBe('Copper Canyon by Verdigale Studio · Verdigale');
  const german = await request.get('/de/games/copper-canyon');
  expect([german.status(), /<html lang="de"/.test(await german.text())]).toEqual([200, true]);
  expect((await request.get('/games/no-such-game')).status()).toBe(404);
});

test('[ROUTE-11] every studio is listed with the number of its games, and leads to them', async ({ page, request }) => {
  const { data: providers } = (await (await request.get('/api/game/providers')).json()) as {
    data: { name: string; gameEnabledCount: number }[];
  };
  await page.goto('/providers');
  const studios = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(studios).toHaveCount(providers.length);
  // A letter that is wrong is found all the same, and the order turns to the number of games.
  const search = page.getByRole('searchbox');
  await search.pressSequentially('northlate');
  await expect(studios).toHaveCount(1);
  await expect(studios).toContainText('Northlathe');
  await search.fill('');
  await expect(studios).toHaveCount(providers.length);
  await page.getByRole('group', { name: 'Order' }).getByRole('button', { name: 'Most games first' }).click();
  const most = Math.max(...providers.map((provider) => provider.gameEnabledCount));
  await expect(studios.first()).toContainText(`Games: ${most}`);
  const { name, gameEnabledCount } = providers[0]!;
  const studio = studios.filter({ hasText: name });
  await expect(studio).toContainText(`Games: ${gameEnabledCount}`);
  await studio.click();
  await expect(page).toHaveURL(/\/providers\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const games = page.getByRole('region', { name: 'All games, the most popular first' });
  await expect(games.getByRole('article')).toHaveCount(gameEnabledCount);
  await games.getByRole('link', { name: 'Filter and sort' }).click();
  await expect(page).toHaveURL(/\/categories\/all\?provider=/);
  await expect(page.getByRole('main').locator('a[href^="/games/"]').first()).toBeVisible();
  expect((await request.get('/providers/no-such-studio')).status()).toBe(404);
});

test('[ROUTE-10] the lists of favourites and of games played begin empty, and hold what the player chose', async ({ page, signInNew }) => {
  const player = await signInNew();
  await page.goto('/recently-played');
  await expect(page.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.goto('/games/copper-canyon');
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await player.call('game.games.favorites')).data.map(({ identity }) => identity))
    .toEqual(['copper-canyon']);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: 'Copper Canyon' })).toBeVisible();
});
