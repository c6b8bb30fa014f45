import { signOutAtFirstTouch, watchCalls } from './calls-under-way.ts';
import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { alerts } from './payments.ts';

test.describe('a session elsewhere', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('[S1] [S9] [AUTH-09 AUTH-11 AUTH-15] is listed and closed, after a question; there the sign-in opens within seconds', async ({
    page,
    browser,
    baseURL,
    createPlayer,
    signInAs,
    expectAccessible,
  }) => {
    const player = await createPlayer();
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await other.goto('/static/about?sign-in=true');
    await other.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
    await other.getByRole('textbox', { name: 'Password' }).fill(player.password);
    const login = other.waitForRequest('**/api/player/sessions');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(((await login).postDataJSON() as { fingerprint: string }).fingerprint).toMatch(/^[\da-f]{32}$/);
    await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(alerts(other).getByText(/^Your last sign-in was on/)).toBeVisible();

    await signInAs(player);
    await page.goto('/profile/security');
    await expect(page.getByText(/^Your previous sign-in: /)).toBeVisible();
    const notices = page.getByRole('switch', { name: 'Tell me of each sign-in' });
    await notices.click();
    await expect.poll(async () => (await player.call('sessions.notices')).data).toEqual({ each: true });
    await expect(notices).toBeChecked();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/security.png`, fullPage: true });
    const table = page.getByRole('table', { name: /Where you are and were signed in/ });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row').filter({ hasText: 'This device' })).toHaveCount(1);
    const row = table.getByRole('row').filter({ hasText: 'Chrome, Linux' });
    await expect(row).toContainText('Signed in');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Close the session of Chrome, Linux' }).click();
    const question = page.getByRole('alertdialog', { name: 'Close this session?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveCount(0);
    await row.getByRole('button', { name: /Close the session/ }).click();
    await question.getByRole('button', { name: 'Close session' }).click();
    await expect(row).toContainText('Closed');
    // Nobody touches that page: its socket notifies it.
    await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible({ timeout: 5_000 });
    expect((await elsewhere.cookies()).filter(({ name, value }) => name === 'access_token' && value)).toEqual([]);
    await elsewhere.close();
  });
});

test('[AUTH-19 ROUTE-07] an operator’s link signs in once, in place of whoever was signed in', async ({
  page,
  context,
  createPlayer,
  signInAs,
}) => {
  const [before, player] = [await createPlayer(), await createPlayer()];
  const link = await operate('autologin', player.email, '/profile/info?edit=false');
  await signInAs(before);
  const exchanged = page.waitForRequest('**/api/player/sessions/token');
  await page.goto(link);
  const { token, fingerprint } = (await exchanged).postDataJSON() as Record<string, string>;
  expect([token, fingerprint]).toEqual([new URL(link, 'http://site').searchParams.get('state'), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  await expect(page).toHaveURL(/\/profile\/info\?edit=false&wallet=true$/);
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(player.email).first()).toBeVisible();
  const dropped = await page.request.get('/api/player/profile', { headers: { authorization: `Bearer ${before.accessToken}` } });
  expect(dropped.status()).toBe(401);
  await context.clearCookies();
});

test.describe('a link that is used', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('[AUTH-19] opens the sign-in at home, and never another site', async ({ page }) => {
    await page.goto('/de/auth/autologin?state=used&redirectUrl=//elsewhere.example');
    // The alert first: it does not stay.
    await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
    await expect(page).toHaveURL(/\/de\?sign-in=true$/);
    await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  });

  test('[AUTH-19] signs nobody out who is signed in', async ({ page, signInNew }) => {
    await signInNew();
    await page.goto('/auth/autologin?state=used');
    await expect(alerts(page).getByText('This link no longer works')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });
});

test('[AUTH-13 AUTH-14] two tabs share one refresh, and follow each other’s logout and login', async ({
  page,
  context,
  createPlayer,
  signInAs,
}) => {
  const player = await createPlayer();
  const { exp } = JSON.parse(atob(player.accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  await signInAs(player);
  const second = await context.newPage();
  await second.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key === 'refreshSession')
        document.documentElement.dataset.looks = String(Number(document.documentElement.dataset.looks ?? 0) + 1);
      return getItem.call(this, key);
    };
  });
  await context.clock.setSystemTime(exp * 1000 - 5_000);
  const refreshes: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/api/player/sessions/refresh', async (route) => {
    refreshes.push(route.request().url());
    await released;
    await route.continue();
  });
  const callsOver = [page, second].map(watchCalls);
  await page.goto('/static/about');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshSession'))).toBe('loading');
  await second.goto('/de/main');
  const looks = () => second.evaluate(() => Number(document.documentElement.dataset.looks));
  await expect.poll(looks, 'the other tab waits for the lock').toBeGreaterThan(2);
  // The new token begins now, and not in that future.
  await context.clock.setSystemTime(Date.now());
  release();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('refreshSession'))).toBeNull();

  // What is on its way at a sign-out is refused.
  await Promise.all(callsOver.map((areOver) => areOver()));
  await signOutAtFirstTouch(page);
  await expect(second).toHaveURL(/\/de$/);
  const marker = await page.evaluate(() => atob(localStorage.getItem('changeSession') ?? '').split('-')[1]);
  expect(marker).toBe('logout');

  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  // It reloads by itself.
  await expect(second.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
});
