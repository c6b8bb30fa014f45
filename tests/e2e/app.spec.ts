import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/] });

  test('[PWA-01] is installable, shows its own page without a connection, and keeps nothing personal', async ({
    page,
    context,
    request,
    isMobile,
    createPlayer,
    signInAs,
  }) => {
    test.skip(isMobile, 'the same on every width');
    await signInAs(await createPlayer());
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

test('[SHELL-22] a new build is told, and the next page is loaded from it once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width');
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

test('[SHELL-18] a player who brings the tab of a phone back gets fresh accounts', async ({ page, isMobile, createPlayer, signInAs }) => {
  test.skip(!isMobile, 'for phones only');
  await signInAs(await createPlayer());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Balance/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = asked.filter((path) => path === '/api/wallet/accounts').length;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => asked.filter((path) => path === '/api/wallet/accounts').length).toBe(before + 1);
});

test('[SHELL-14] one hundredth of the window’s height is known to styles, also after it has changed', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width');
  await page.goto('/');
  const unit = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--vh'));
  expect(await unit()).toBe('9px');
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(unit).toBe('7px');
});
