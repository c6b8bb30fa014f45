import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openOutage } from './outage.ts';
import { depositAndWait } from './payments.ts';

/** The stand-in's client in its frame. */
const client = (page: Page) => page.getByRole('region', { name: 'The sportsbook' }).frameLocator('iframe');
const started = (page: Page, option: string) => client(page).getByText(option, { exact: true }).locator('xpath=following-sibling::dd');

test('[ROUTE-03] the client starts for a guest, mirrors its route, follows ours, and asks for a sign-in that starts it anew', async ({
  page,
  createPlayer,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 20);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sports betting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports betting');
  for (const [option, value] of [
    ['cid', 'verdigale'],
    ['host', `${process.env.E2E_SANDBOX_URL}/sportsbook`],
    ['token', 'null'],
    ['lang', 'en'],
    ['loginUrl', 'post-message'],
    ['parent', 'false'],
  ] as const)
    await expect(started(page, option)).toHaveText(value);

  await client(page).getByRole('button', { name: 'Football' }).click();
  await expect(page).toHaveURL(/\/betting\?setIframePath=%2Ffootball$/);
  await client(page).getByRole('button', { name: 'Something unknown' }).click();
  await client(page).getByRole('button', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: /E-mail/ }).fill(player.email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(started(page, 'token')).toHaveText(/^[\w-]{6}…$/);
  // The new frame opens where the player was.
  await expect(client(page).getByRole('status')).toHaveText('/football');
});

test(
  '[ROUTE-03] a route in the address reaches the client; forged messages reach nothing',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/betting?setIframePath=/live');
    await expect(client(page).getByRole('status')).toHaveText('/live');
    await page.evaluate(() => window.postMessage('{"type":"click","target":"loginButton"}', '*'));
    await page.evaluate(() => window.postMessage('{"type":"route","location":"/forged"}', '*'));
    await expect(page).toHaveURL(/setIframePath=\/live$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    const policy = (await page.request.get('/betting')).headers()['content-security-policy'];
    expect(policy).toContain(`script-src 'self' `);
    expect(policy).toContain(new URL(process.env.E2E_SANDBOX_URL!).origin);
    await expectAccessible(page);
    await page.goto('/games/betsy-sportsbook-betsy');
    await expect(page).toHaveURL(/\/betting$/);
  },
);

test('[ROUTE-03] without a configured client there is no such page, and no menu names it', async ({ request, baseURL }) => {
  const platform = await openOutage(baseURL!, '/never', 500);
  expect((await request.get(`${platform.url}/betting`)).status()).toBe(404);
  expect(await (await request.get(`${platform.url}/`)).text()).not.toMatch(/href="\/betting"/);
  platform.close();
});
