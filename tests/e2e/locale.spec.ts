import { createClient } from '@verdigale/client';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test('[SHELL-01] [SHELL-04] a page under a prefix speaks that language and its links stay in it', async ({ page }) => {
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Jede Münze steht im Buch.' })).toBeVisible();
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => !/^\/de([/?]|$)/.test(href ?? ''))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bedingungen', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/static\/terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bedingungen' })).toBeVisible();
});

test('[SHELL-03] the chosen language is kept, and addresses without a prefix lead to it', async ({ page }) => {
  await page.goto('/main?language=true');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL(/\/de\/main$/);
  await page.goto('/providers');
  await expect(page).toHaveURL(/\/de\/providers$/);
  await page.goto('/de?language=true');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[SHELL-03] a first visit to any page follows the country, and the prefix wins', async ({ request }) => {
  const visit = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    return answer.headers().location ?? answer.status();
  };
  expect(await visit('/', { 'cf-ipcountry': 'DE' })).toBe('/de');
  expect(await visit('/', { 'cf-ipcountry': 'GL' })).toBe(200);
  expect(await visit('/', { 'cf-ipcountry': 'DE', cookie: 'user-language=en' })).toBe(200);
  expect(await visit('/main', { 'cf-ipcountry': 'DE' })).toBe('/de/main');
  expect(await visit('/static/terms', { 'cf-ipcountry': 'BR' })).toBe('/pt-br/static/terms');
  expect(await visit('/de/main', { cookie: 'user-language=en' })).toBe(200);
  expect(await visit('/en/main', {})).toBe('/main');
  expect(await visit('/', { cookie: 'user-language=xx' })).toBe(200);
});

test('[SHELL-06] every page names its address in each language, itself included', async ({ page, baseURL }) => {
  const { data: locales } = await createClient({ baseUrl: baseURL! }).call('settings.locales');
  for (const [address, canonical] of [
    ['/providers?sign-in=true', '/providers'],
    ['/de/providers', '/de/providers'],
    ['/de', '/de'],
  ] as const) {
    await page.goto(address);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));
    const rest = canonical.replace(/^\/de/, '');
    const addressOf = (code: string, isDefault: boolean) => baseURL + (isDefault ? rest || '/' : `/${code}${rest}`);
    expect(alternates).toEqual([
      // The platform's `se` means Swedish.
      ...locales.map(({ code, isDefault }) => `${new Intl.Locale(code.replace(/^se$/, 'sv')).baseName} ${addressOf(code, isDefault)}`),
      `x-default ${addressOf('en', true)}`,
    ]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${canonical}`);
  }
});

test('[ROUTE-18] a guest on a page for players is sent home, in the same language, with the sign-in flag', async ({ page }) => {
  for (const [path, home] of [
    ['/profile/info', '/'],
    ['/de/profile/wallet', '/de'],
    ['/favorites', '/'],
    ['/recently-played', '/'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === home && url.searchParams.get('sign-in') === 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('[ROUTE-05] a player reaches the player area', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/info$/);
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL(/\/profile\/wallet$/);
});
