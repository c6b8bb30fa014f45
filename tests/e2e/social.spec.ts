import type { Page } from '@playwright/test';
import { expect, newEmail, test } from './fixtures.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create an account' });
const account = (page: Page) => page.getByRole('button', { name: 'Your account' });
const alerts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** What the tester says on the page of the other service. */
async function choose(page: Page, { name, email, vouch }: { name: string; email: string; vouch: string }): Promise<void> {
  const form = page.locator('form.own');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('The service says of it').selectOption(vouch);
  await form.getByRole('button', { name: 'Sign in as this person' }).click();
}

const nameOf = (email: string) => email.split('@', 1)[0]!;

test('[SOCIAL-01 SOCIAL-02 SOCIAL-03 SOCIAL-04 SOCIAL-06] signs up with another service, and comes back to the page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/main?provider=verdigale-studio&sign-in=true&stag=none');
  const services = signIn(page).getByRole('region', { name: 'or sign in with' });
  await expect(services.getByRole('button')).toHaveText([/Northlight/, /Pigeon/, /Harbour/, /Telegram/]);
  await expectAccessible(page);
  const redirect = page.waitForRequest('**/sessions/social/auth0/redirect?*');
  await services.getByRole('button', { name: 'Northlight' }).click();
  const asked = new URL((await redirect).url()).searchParams;
  expect(asked.get('connection')).toBe('northlight');
  expect(JSON.parse(asked.get('state')!)).toMatchObject({ backRoute: '/main?provider=verdigale-studio' });

  const email = newEmail();
  const posted = page.waitForRequest('**/api/player/sessions/social?*');
  await choose(page, { name: nameOf(email), email, vouch: 'verified' });
  const callback = new URL((await posted).url()).searchParams;
  expect([...callback.keys()]).toEqual(expect.arrayContaining(['code', 'state']));
  const sent = { connection: 'northlight', provider: 'northlight', locale: 'en', affiliateTag: 'none' };
  expect((await posted).postDataJSON()).toMatchObject(sent);
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/main\?provider=verdigale-studio$/);
  await expect(alerts(page).getByText('Welcome aboard')).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test(
    '[ROUTE-08 SOCIAL-05] says that the e-mail is not proved, and leads to sign-up when the visitor turned back',
    { tag: '@phone-only' },
    async ({ page, expectAccessible }) => {
      await page.goto('/static/about?sign-up=true');
      await signUp(page).getByRole('button', { name: 'Harbour' }).click();
      await choose(page, { name: 'una', email: newEmail(), vouch: 'unverified' });
      await expect(signIn(page).getByRole('alert').filter({ hasText: 'gave us no confirmed e-mail' })).toBeVisible();
      await expectAccessible(page);
      await signIn(page).getByRole('button', { name: 'Harbour' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(alerts(page).getByText('Sign-in failed')).toBeVisible();
      await expect(signUp(page)).toBeVisible();
    },
  );
});

test.describe('an answer of somebody else', () => {
  test('[SOCIAL-04] is not taken: nobody is signed in to an account that is not theirs', async ({ page, browser, baseURL }) => {
    // Somebody signs in at the service and keeps the answer for another person's browser.
    const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await stranger.goto('/static/about?sign-in=true');
    let answer = '';
    await stranger.route('**/api/player/sessions/social?*', (route) => {
      answer = stranger.url();
      return route.abort();
    });
    await signIn(stranger).getByRole('button', { name: 'Harbour' }).click();
    const email = newEmail();
    await choose(stranger, { name: nameOf(email), email, vouch: 'verified' });
    await expect.poll(() => answer).not.toBe('');
    await stranger.context().close();

    const posted: string[] = [];
    page.on('request', (request) => request.url().includes('/api/player/sessions/social') && posted.push(request.url()));
    // The alert lives for three seconds, and the page may load for as long.
    await Promise.all([expect(alerts(page).getByText('Sign-in failed')).toBeVisible({ timeout: 30_000 }), page.goto(answer)]);
    await expect(signUp(page)).toBeVisible();
    expect(posted).toEqual([]);
  });
});

test('[SOCIAL-01] loads the widget of Telegram when it is asked for, and signs in with what it signs', async ({ page }) => {
  await page.goto('/main?sign-in=true');
  const services = signIn(page).getByRole('region', { name: 'or sign in with' });
  await expect(services.getByRole('button', { name: 'Telegram' })).toBeVisible();
  await expect(page.locator('iframe[title="Telegram"]')).toHaveCount(0);
  await services.getByRole('button', { name: 'Telegram' }).click();
  await page.frameLocator('iframe[title="Telegram"]').getByRole('link', { name: 'Log in with Telegram' }).click();
  await page.getByRole('link', { name: 'Tess' }).click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/main$/);
});
