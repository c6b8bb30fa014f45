import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { collectLayoutShifts, expectSteadyLayout } from './layout-shift.ts';
import { balance } from './payments.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] });

  test('[PWA-01] is installable, shows its own page without a connection, and keeps nothing personal', async ({
    page,
    context,
    request,
    signInNew,
  }) => {
    await signInNew();
    await page.goto('/de/main');
    const manifest = (await (
      await request.get(await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href))
    ).json()) as {
      lang: string;
      icons: { src: string }[];
    };
    expect(manifest.lang).toBe('de');
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');

    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dein Konto', includeHidden: true })).toBeAttached();
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline/de']);

    await context.setOffline(true);
    await expect(page.getByText('Du bist offline')).toBeVisible();
    await page.goto('/de/categories').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeHidden();
    await expect(page).toHaveURL(/\/de\/categories/);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] });

  test('[SHELL-21] a link that is only looked at takes nothing away from who is writing', async ({ page, context }) => {
    await page.goto('/contact');
    await hydrated(page);
    const letter = page.locator('main textarea');
    await letter.fill('Half a letter');
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    const isNotThere = page.waitForEvent('requestfailed', (request) => /\/assets\/tournaments-/.test(request.url()));
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tournaments' }).focus();
    await isNotThere;
    // As long as a reload would take to show the browser's own page.
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(letter).toHaveValue('Half a letter');
  });
});

test('[SHELL-22] a new build is announced, and the next page is loaded from it once', async ({ page }) => {
  await page.route('**/build.json', (route) => route.fulfill({ json: { version: 'another' } }));
  await page.goto('/main');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const link = (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  const mark = () => page.evaluate(() => void ((window as { isMarked?: boolean }).isMarked = true));
  const isMarked = () => page.evaluate(() => (window as { isMarked?: boolean }).isMarked === true);

  await mark();
  const reloaded = page.waitForEvent('load');
  await link('Studios').click();
  await reloaded;
  await expect(page).toHaveURL(/\/providers$/);
  expect(await isMarked()).toBe(false);

  // The build is still another one: within ten seconds the page is not loaded again.
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await mark();
  await link('Casino').click();
  await expect(page).toHaveURL(/\/main$/);
  expect(await isMarked()).toBe(true);
});

test('[SHELL-14] one hundredth of the window’s height is known to styles, also after it has changed', async ({ page }) => {
  await page.goto('/');
  const unit = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--vh'));
  expect(await unit()).toBe('9px');
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(unit).toBe('7px');
});

test('[PWA-02] a player whose page becomes an app, or was started from its icon, is marked once', async ({
  page,
  createPlayer,
  signInAs,
}) => {
  const [first, second] = await Promise.all([createPlayer(), createPlayer()]);
  const isMarked = async ({ call }: typeof first) => (await call('player.profile.get')).data.pwaInstalled;
  await page.addInitScript(() => {
    // No browser under test installs anything, so the test answers the one question for it.
    const app = Object.assign(new EventTarget(), { matches: false, media: '(display-mode: standalone)' });
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === app.media ? (app as unknown as MediaQueryList) : ask(query));
    Object.assign(window, { becomeApp: () => (Object.assign(app, { matches: true }), app.dispatchEvent(new Event('change'))) });
  });
  await signInAs(first);
  await page.goto('/static/about');
  await expect(page.getByRole('button', { name: 'Chat with support' })).toBeVisible();
  expect(await isMarked(first)).toBe(false);
  await page.evaluate(() => (window as unknown as { becomeApp(): void }).becomeApp());
  await expect.poll(() => isMarked(first)).toBe(true);
  await signInAs(second);
  await page.goto('/?source=pwa');
  await expect.poll(() => isMarked(second)).toBe(true);
});

test('[SHELL-08] [SHELL-17] what the balance needs is asked for once; below it the currency navigation opens, closes and switches the account', async ({
  page,
  createPlayer,
  signInAs,
}) => {
  const player = await createPlayer();
  await player.call('wallet.accounts.create', { body: { currency: 'USD' } });
  await signInAs(player);
  // Once joined, the socket's channel has the accounts asked for anew: what was read before may have changed.
  await page.routeWebSocket(/\/api\/connection\/websocket/, () => undefined);
  const ahead = ['/api/player/profile', '/api/settings/currencies', '/api/wallet/accounts'];
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/static/about');
  await balance(page).click();
  const nav = page.getByRole('dialog');
  await nav.getByRole('tab', { name: 'Accounts' }).click();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(balance(page)).toBeFocused();
  await balance(page).click();
  await nav.getByRole('tab', { name: 'Accounts' }).click();
  // The page that has come alive goes on from the answers to what was asked for ahead of it.
  expect(asked.filter((path) => ahead.includes(path)).toSorted()).toEqual(ahead);
  await nav.getByRole('button', { name: /US Dollar/ }).click();
  await expect(nav).toBeHidden();
  await expect(balance(page)).toHaveAccessibleName(/\$0\.00/);
});

test('[SHELL-12] the drawer is folded on a game’s page from the first frame, and as it was kept afterwards', async ({ page }) => {
  await collectLayoutShifts(page);
  await page.goto('/games/copper-canyon');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expectSteadyLayout(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Casino', exact: true }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('[SHELL-21] a link that the pointer rests on is loaded ahead', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Studios' }).hover();
  await expect(page.locator('link[rel="modulepreload"][href*="providers"], link[rel="prefetch"]').first()).toBeAttached();
});

test('[MODAL-05] categories and studios open for everyone, and lead to their games', async ({ page, expectAccessible }) => {
  await page.goto('/static/about?categories=true');
  const categories = page.getByRole('dialog', { name: 'Games by kind' });
  await expectAccessible(page);
  await categories.getByRole('link', { name: 'Slots' }).click();
  await expect(categories).toBeHidden();
  await expect(page).toHaveURL(/\/categories\/slots$/);
  await page.goto('/static/about?providers=true');
  const studios = page.getByRole('dialog', { name: 'Studios' });
  await studios.getByRole('searchbox', { name: 'Find a studio' }).fill('brass');
  await expect(studios.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await studios.getByRole('link').click();
  await expect(page).toHaveURL(/\/providers\/brassmoth$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Brassmoth' })).toBeVisible();
});

test(
  '[GAME-03] [SHELL-13] on a phone a tile asks how to play, money goes straight on, and a game that was left is one tap away until that is closed',
  { tag: '@phone-only' },
  async ({ page, signInNew, expectAccessible }) => {
    await page.goto('/main');
    const tile = page.getByRole('link', { name: 'Copper Canyon' }).first();
    await tile.click();
    const question = page.getByRole('dialog', { name: 'How would you like to play?' });
    await expect(question.getByRole('button', { name: 'Create an account' })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('link', { name: 'Play for fun' }).click();
    const frame = page.locator('iframe[title="Copper Canyon"]');
    await expect(frame).toBeVisible();
    await expect(page.getByText('For fun: demo credits')).toBeVisible();

    await signInNew({ deposit: 20 });
    await page.goto('/main');
    await expect(balance(page)).toBeVisible();
    await tile.click();
    await expect(page).toHaveURL(/\/games\/copper-canyon\?real=true$/);
    await expect(frame).toBeVisible();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Lobby' }).click();
    const left = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Play on' }) });
    const back = left.getByRole('link', { name: 'Play on' });
    await back.click();
    await expect(frame).toBeVisible();
    await expect(back).toHaveCount(0);
    await page.goBack();
    await left.getByRole('button', { name: 'Close' }).click();
    await expect(back).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('returnGame'))).toBe('disabled');
  },
);
