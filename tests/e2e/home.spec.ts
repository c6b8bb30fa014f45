import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';
import { collectLayoutShifts, expectSteadyLayout } from './layout-shift.ts';

test.use(withMotion);
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test('[ROUTE-01] the home page is whole without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Hot', 'New', 'Slots', 'The studios', 'What the house promises'])
    await expect(page.getByRole('region', { name, exact: true })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Hot', exact: true }).getByRole('listitem')).toHaveCount(18);
  await page.getByRole('region', { name: 'Hot', exact: true }).getByRole('link', { name: 'Copper Canyon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Canyon' })).toBeVisible();
  await context.close();
});

test(
  'a game of a row opens without loading the site again, and the rows are there on the way back',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const row = page.getByRole('region', { name: 'Hot', exact: true });
    await row.getByRole('link', { name: 'Copper Canyon' }).click();
    if (isMobile) await page.getByRole('dialog').getByRole('link', { name: 'About the game' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Copper Canyon' })).toBeVisible();
    await page.goBack();
    if (isMobile) await page.goBack();
    await expect(row.getByRole('link', { name: 'Copper Canyon' })).toBeVisible();
    await expect(row.getByRole('listitem')).toHaveCount(18);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('the buttons of a row turn it, and say when there is no further', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Hot', exact: true });
  const next = row.getByRole('button', { name: 'Further in Hot' });
  const back = row.getByRole('button', { name: 'Back in Hot' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(row.getByRole('listitem').last()).not.toBeInViewport();
  await next.click();
  await expect(back).toHaveAttribute('aria-disabled', 'false');
  // A click of the driver would wait for a button that says that there is no further.
  await expect(async () => {
    if ((await next.getAttribute('aria-disabled')) === 'false') await next.dispatchEvent('click');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();
  await expect(row.getByRole('listitem').last()).toBeInViewport();
});

test('[SHELL-16] a row far down loads its games when it comes within 400 px of the screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/game/games?') && asked.push(request.url()));
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Instant wins', exact: true });
  await expect(row).toBeAttached();
  expect(asked).toEqual([]);
  await row.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - window.innerHeight - 350));
  await expect(row.getByRole('link', { name: /./ })).not.toHaveCount(1);
  expect(asked.length).toBeGreaterThan(0);
});

test('[GAME-01] a game is found with three letters, and by a mistyped name', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' }).click();
  else await page.getByRole('button', { name: 'Search games and studios' }).click();
  await page.getByRole('searchbox').fill('cop');
  const games = page.getByRole('dialog').getByRole('region', { name: 'Games', exact: true });
  const found = games.getByRole('link', { name: /Copper Canyon/ });
  await expect(found).toBeVisible();
  await page.getByRole('searchbox').fill('coper canoyn');
  await page.keyboard.press('Enter');
  await expect(games.getByRole('link').first()).toContainText('Copper Canyon');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(games.getByRole('link').first()).toBeFocused();
  await found.click();
  if (isMobile) await page.getByRole('dialog').getByRole('link', { name: 'About the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Canyon' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  '[ROUTE-12] categories lead to the first collection; a category loads more, and narrows down by what its address keeps',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/categories');
    await expect(page).toHaveURL(/\/categories\/hot$/);
    const asked: string[] = [];
    // Of all games: the call of the collection before may still be on its way.
    page.on('request', (request) => void (request.url().includes('/api/game/games?page=') && asked.push(request.url())));
    await page.goto('/categories/all');
    const tiles = page.getByRole('main').getByRole('article');
    const perPage = isMobile ? 24 : 72;
    await expect(tiles).toHaveCount(perPage);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    // The page itself brings what a small phone shows.
    expect(asked).toHaveLength(isMobile ? 0 : 1);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => tiles.count()).toBeGreaterThan(perPage);
    const loaded = await tiles.count();

    // The way back finds the list as long as it was, at the game that was left.
    const last = tiles.nth(perPage);
    await last.click();
    await expect(isMobile ? page.getByRole('dialog') : page.getByRole('heading', { name: 'About this game' })).toBeVisible({
      timeout: 30_000,
    });
    await page.goBack();
    await expect(tiles).toHaveCount(loaded);
    await expect(last).toBeInViewport();

    const filters = page.getByRole('group', { name: 'Filter and sort' });
    await filters.getByRole('button', { name: 'Studios' }).click();
    for (const name of [/Northlathe/, /Brassmoth/]) {
      await page.getByRole('checkbox', { name }).click();
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?provider=northlathe&provider=brassmoth/);
    await expect.poll(async () => new Set(await tiles.locator('p').allTextContents())).toEqual(new Set(['Northlathe', 'Brassmoth']));
    await filters.getByRole('button', { name: 'Remove Brassmoth' }).click();
    await filters.getByRole('button', { name: 'Features' }).click();
    // Each feature says how many games it would leave; what would leave none is not offered.
    await expect(page.getByRole('button', { name: /^Jackpot \d+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bonus buy/ })).toHaveCount(0);
    await page.goto('/categories/all?provider=northlathe&label=buy-bonus');
    await expect(page.getByRole('heading', { name: 'No game fits' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
    await expect(tiles).toHaveCount(perPage);
  },
);

test('nothing moves while the page takes late fonts and is scrolled through', { tag: '@phone' }, async ({ page, context }) => {
  await collectLayoutShifts(page);
  const isPainted = page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.route(/\.woff2$/, (route) => void isPainted.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const facesOfTitle = await facesOf(context, page, 'h1');
  await expect.poll(facesOfTitle).toEqual(['Familjen Grotesk']);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expectSteadyLayout(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
});

/** What asks the browser for the names of the faces that an element's text is drawn in. */
async function facesOf(context: BrowserContext, page: Page, selector: string): Promise<() => Promise<string[]>> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return async () => (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ familyName }) => familyName);
}

test(
  '[GAME-02] a player’s home goes on with the last game, in a place that was kept: nothing moves, and few covers are loaded before a scroll',
  { tag: '@phone' },
  async ({ page, signInNew }) => {
    const player = await signInNew();
    const accountId = (await player.call('wallet.accounts.list')).data[0]!.id;
    const body = { accountId, lobbyUrl: process.env.E2E_BASE_URL!, locale: 'en', demoMode: false, platform: 2 };
    await player.call('game.games.play', { params: { id: 'rime-wolves' }, body });
    const covers = new Set<string>();
    page.on('request', (request) => request.url().includes('/img/games/') && covers.add(request.url()));
    await collectLayoutShifts(page);
    await page.goto('/');
    const home = page.getByRole('region', { name: 'Welcome' });
    await expect(home.getByRole('link', { name: 'Play on' })).toHaveAttribute('href', '/games/rime-wolves?real=true');
    await expect(home.getByRole('region', { name: 'Because you played Rime Wolves' }).getByRole('article').first()).toBeVisible();
    await expect(home.getByRole('navigation', { name: 'What runs for you' }).getByRole('link')).toHaveCount(3);
    await expectSteadyLayout(page);
    expect(covers.size).toBeGreaterThan(4);
    expect(covers.size, [...covers].join('\n')).toBeLessThanOrEqual(25);
  },
);

test('[GAME-02] a player’s home shows the last game before any of its code is there', { tag: '@phone' }, async ({ page, signInNew }) => {
  const player = await signInNew();
  const accountId = (await player.call('wallet.accounts.list')).data[0]!.id;
  const body = { accountId, lobbyUrl: process.env.E2E_BASE_URL!, locale: 'de', demoMode: false, platform: 2 };
  await player.call('game.games.play', { params: { id: 'rime-wolves' }, body });
  await page.route(/\/assets\/.*\.js/, () => undefined);
  await page.goto('/de', { waitUntil: 'commit' });
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Rime Wolves' }) });
  await expect(card.getByRole('link')).toHaveAttribute('href', '/de/games/rime-wolves?real=true');
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('Willkommen', { exact: true })).toBeVisible();
});

test('nothing moves where a page fills what it keeps for a player', { tag: '@phone' }, async ({ page, signInNew }) => {
  await signInNew();
  await collectLayoutShifts(page);
  for (const [path, own] of [
    ['/loyalty', /points to/],
    ['/welcome-package', 'Deposit and take it'],
    ['/games/mines', 'Play for real'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(own).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expectSteadyLayout(page);
  }
});

test('the covers that a phone shows first come with the page, before its scripts', async ({ request }) => {
  for (const path of ['/main', '/categories/slots']) {
    const html = await (await request.get(path)).text();
    const covers = html.match(/<img[^>]*\/img\/games[^>]*>/g)!;
    const isEager = (cover: string) => cover.includes('loading="eager"') && /fetchpriority="high"/i.test(cover);
    expect(covers.map(isEager)).toEqual(covers.map((_, index) => index < 3));
  }
});
