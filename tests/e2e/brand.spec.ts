import { startBrand, type BrandServer } from './brand-server.ts';
import { expect, newEmail, test } from './fixtures.ts';

// One after the other: each worker with a test of them would start a product of its own.
test.describe.configure({ mode: 'default' });

let server: BrandServer;
test.beforeAll(async () => {
  server = await startBrand('example');
});
test.afterAll(() => server.close());

const accent = '#ff8ab8';

test('[SHELL-02] a brand over the default one: name, colours, texts, mails, manifest and pictures are its own', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto(server.url);
  await expect(page).toHaveTitle('Damson Row');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Few games, well chosen.');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#120a16');
  const accentShown = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
  expect(accentShown).toContain(accent);
  await expectAccessible(page);

  // What it does not say is the default brand's, in both of its languages.
  await page.goto(`${server.url}/de/static/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über Damson Row');
  expect(await page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
    'en',
    'de',
    'x-default',
  ]);
  expect((await request.get(`${server.url}/fr/main`)).status()).toBe(404);

  const manifest = (await (await request.get(`${server.url}/manifest/de.webmanifest`)).json()) as Record<string, string>;
  expect(manifest).toMatchObject({ name: 'Damson Row', lang: 'de', theme_color: '#120a16' });
  expect((await request.get(`${server.url}/manifest/fr.webmanifest`)).status()).toBe(404);
  expect(await (await request.get(`${server.url}/favicon.svg`)).text()).toContain(accent);
  expect(await (await request.get(`${server.url}/offline/en`)).text()).toContain(accent);
  const icons = await Promise.all([server.url, process.env.E2E_BASE_URL!].map((url) => request.get(`${url}/img/icons/icon-192.png`)));
  const [own, other] = await Promise.all(icons.map((answer) => answer.body()));
  expect(own!.equals(other!)).toBe(false);

  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/sitemaps\/pages-([\w-]+)\.xml/g)].map(([, code]) => code)).toEqual(['en', 'de']);
});

test('[ROUTE-04] a brand without a loyalty programme has no page of it, and no menu names it', async ({ request }) => {
  for (const path of ['/loyalty', '/de/loyalty']) expect((await request.get(server.url + path)).status(), path).toBe(404);
  expect(await (await request.get(server.url)).text()).not.toMatch(/href="\/loyalty"/);
  expect((await request.get(`${process.env.E2E_BASE_URL!}/loyalty`)).status()).toBe(200);
});

const newcomer = (email: string, locale: string) => {
  const password = 'a long enough secret 7';
  return { email, password, password_confirmation: password, country: 'DE', currency: 'EUR', locale, agreements: true };
};

test('[SHELL-02] a brand over the default one writes mails in its own name', async ({ request }) => {
  const email = newEmail();
  expect((await request.post(`${server.url}/api/player/register`, { data: newcomer(email, 'de') })).ok()).toBe(true);
  await expect
    .poll(async () => (await request.get(`${server.sandboxUrl}/inbox/messages.json`, { params: { to: email } })).text())
    .toContain('Willkommen bei Damson Row');
});

test.describe('from a country that the brand restricts', () => {
  test.use({ expectedConsoleErrors: [/status of 451/] });

  test('[SHELL-05] a visitor gets the restricted layout and no way to play', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' });
    for (const address of ['/', '/games/copper-canyon', '/static/terms']) {
      expect((await page.goto(server.url + address))?.status(), address).toBe(451);
      await expect(page.getByRole('heading', { level: 1, name: 'Not available where you are' })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      // The one way on is the way to help.
      await expect(page.getByRole('link')).toHaveText(['hello@damsonrow.example']);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    // Hidden from lists is not restricted.
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'NL' });
    expect((await page.goto(server.url))?.status()).toBe(200);
  });

  test('a player who is refused because of the country reads why and stays signed out', async ({ page, request }) => {
    const { password, ...player } = newcomer(newEmail(), 'en');
    expect((await request.post(`${server.url}/api/player/register`, { data: { ...player, password } })).ok()).toBe(true);
    await page.goto(`${server.url}/?sign-in=true`);
    const form = page.getByRole('dialog', { name: 'Sign in' });
    await expect(form).toBeVisible();
    // He has travelled since the page was opened.
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(form.getByText('Not available in your country')).toBeVisible();
    await expect(form).toBeVisible();
  });
});
