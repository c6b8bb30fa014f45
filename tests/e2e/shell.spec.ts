import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { collectLayoutShifts, expectSteadyLayout } from './layout-shift.ts';

test.beforeEach(async ({ context, baseURL }, { title }) => {
  if (!title.includes('cookie')) await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test('[SHELL-07] the menu of a phone locks the page below and gives the focus back', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Studios' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(opener).toBeFocused();
});

test('[SHELL-12] the folded menu is kept, reports its new width to the page, and moves nothing on the next visit', async ({ page }) => {
  await collectLayoutShifts(page);
  await page.goto('/');
  await page.evaluate(() => window.addEventListener('resize', () => (document.title = 'resized')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveTitle('resized');
  expect(await page.evaluate(() => localStorage.getItem('IS_DRAWER_COMPACT'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Casino' }).first()).toBeVisible();
  await expectSteadyLayout(page);
});

test('the menu beside the page comes alive where a narrow window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/');
  await hydrated(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const casino = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Casino', exact: true });
  await casino.click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(casino).toHaveAttribute('aria-current', 'page');
});

test('[SHELL-09] the cookie question has two equal answers and is asked once', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const popup = page.getByRole('region', { name: 'Cookies' });
  const answers = popup.getByRole('button', { name: /^(Only|Allow)/ });
  await expect(answers).toHaveText(['Only necessary', 'Allow counting']);
  const [reject, accept] = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color } = getComputedStyle(button);
      return { width: Math.round(width), height, backgroundColor, color };
    }),
  );
  expect(reject).toEqual(accept);
  await answers.first().click();
  await expect(popup).toBeHidden();
  expect((await page.context().cookies()).find(({ name }) => name === 'accept-cookie')?.value).toBe('rejected');
});

test('[SHELL-20] a new page starts at its top, going back returns to the place, a modal moves nothing, a hash leads to its element', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left * 0.9);
  // Opening a modal says otherwise: the page below stays where it is. (A click of the driver would scroll to where a sticky link began.)
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.goto('/#studios');
  await expect(page.getByRole('heading', { name: 'The studios' })).toBeInViewport();
});

test('[SHELL-17] the page starts with studios, collections and registration fields', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const names = async (path: string) =>
    ((await (await request.get(path)).json()) as { data: { identity: string; isHidden?: boolean }[] }).data;
  for (const { identity } of (await names('/api/game/collections')).filter(({ isHidden }) => !isHidden))
    expect(html).toContain(`/categories/${identity}`);
  for (const { identity } of await names('/api/game/providers?perPage=100')) expect(html).toContain(identity);
  // The form asks for none: its fields came with the page.
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/?sign-up=true');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(asked).not.toContain('/api/player/fields/validations');
});

test('[ROUTE-17] [ROUTE-19] an unknown address answers 404 with the way home in the same language', async ({ page }) => {
  for (const [address, home, title] of [
    ['/about-us', '/', 'No such page'],
    ['/a/b/c', '/', 'No such page'],
    ['/games/no-such-game', '/', 'No such page'],
    ['/static/no-such-page', '/', 'No such page'],
    ['/categories/no-such-category', '/', 'No such page'],
    ['/de/about-us', '/de', 'Diese Seite gibt es nicht'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', home);
  }
});
test.use({ expectedConsoleErrors: [/status of 404/] });

test('the chosen theme is painted by the server', { tag: '@phone' }, async ({ page, request, isMobile }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (isMobile) await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const html = await (await request.get('/', { headers: { cookie: 'theme=light' } })).text();
  expect(html).toMatch(/<html[^>]+data-theme="light"/);
});

test('what stands on a picture keeps its colours on a light page', async ({ page, context }) => {
  const warning = async (theme: string) => {
    await context.addCookies([{ name: 'theme', value: theme, url: process.env.E2E_BASE_URL! }]);
    await page.goto('/');
    return page.evaluate(() => {
      const onPicture = document.body.appendChild(document.createElement('p'));
      onPicture.style.cssText = 'color-scheme: dark; color: var(--color-warn)';
      return getComputedStyle(onPicture).color;
    });
  };
  expect(await warning('light')).toBe(await warning('dark'));
});

test('the policy lets no inline script run but the page’s own', async ({ request }) => {
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy']!;
  expect(policy).toMatch(/script-src 'self'( https?:\/\/[\w.:]+)*( 'sha256-[\w+/=]+')+( https?:\/\/[\w.:/-]+)*;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(await page.text()).not.toContain('nonce=');
});
