import { startBrand, type BrandServer } from './brand-server.ts';
import { expect, newEmail, test } from './fixtures.ts';

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

test('[SHELL-02] a brand over the default one writes mails in its own name', async ({ request }) => {
  const email = newEmail();
  const password = 'a long enough secret 7';
  const body = { email, password, password_confirmation: password, country: 'DE', currency: 'EUR', locale: 'de', agreements: true };
  expect((await request.post(`${server.url}/api/player/register`, { data: body })).ok()).toBe(true);
  await expect
    .poll(async () => (await request.get(`${server.sandboxUrl}/inbox/messages.json`, { params: { to: email } })).text())
    .toContain('Willkommen bei Damson Row');
});
