import type { Locator, Page } from '@playwright/test';
import { signOutAtFirstTouch } from './calls-under-way.ts';
import { expect, newEmail, test, type Player } from './fixtures.ts';
import { operate } from './operator.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const login = (form: Locator) => form.getByRole('textbox', { name: 'E-mail' });
const password = (form: Locator) => form.getByRole('textbox', { name: 'Password' });
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Sign in', exact: true });

async function signIn(form: Locator, player: Pick<Player, 'email' | 'password'>): Promise<void> {
  await login(form).fill(player.email);
  await password(form).fill(player.password);
  await submitOf(form).click();
}

const account = (page: Page) => page.getByRole('button', { name: 'Your account' });

test(
  '[MODAL-01 MODAL-02] opens by its flag, and closes by its button, by Escape and by a click outside',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/static/about');
    const closings = [
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ];
    for (const close of closings) {
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await expect(dialogOf(page)).toBeVisible();
      expect(new URL(page.url()).search).toBe('?sign-in=true');
      await close();
      await expect(dialogOf(page)).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    }
  },
);

test('[AUTH-03] wants an e-mail address and a password before it can be sent', async ({ page, expectAccessible }) => {
  await page.goto('/static/about?sign-in=true');
  const form = dialogOf(page);
  await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true');
  await login(form).fill('nobody');
  await submitOf(form).press('Enter');
  await expect(login(form)).toBeFocused();
  await expect(login(form)).toHaveAccessibleDescription('This is not an e-mail address');
  await expect(password(form)).toHaveAccessibleDescription('This field is required');
  await expectAccessible(page);
  await login(form).fill('ann@example.org');
  await expect(submitOf(form)).toHaveAccessibleDescription('Still to fill in: Password');
  await password(form).fill('x');
  await expect(submitOf(form)).not.toHaveAttribute('aria-disabled');
});

test(
  '[AUTH-04] signs in by the Enter key; the modal closes and nothing of it stays in the address',
  { tag: '@phone' },
  async ({ page, createPlayer }) => {
    const player = await createPlayer();
    await page.goto('/main?sign-in=true');
    const form = dialogOf(page);
    await login(form).fill(player.email);
    await password(form).fill(player.password);
    // The call waits until the button was looked at.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/player/sessions', async (route) => {
      await released;
      await route.continue();
    });
    await password(form).press('Enter');
    const busy = form.getByRole('button', { name: 'Sign in Loading' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(form).toHaveCount(0);
    await expect(account(page)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/main');
  },
);

test.describe('refused', () => {
  test.use({ expectedConsoleErrors: [/status of 4(0[13]|22)/] });

  test('[AUTH-07] says that an account is blocked, in an alert', async ({ page, createPlayer }) => {
    const player = await createPlayer();
    await operate('player', 'block', player.email);
    await page.goto('/static/about?sign-in=true');
    await signIn(dialogOf(page), player);
    const alerts = page.getByRole('region', { name: 'Notifications' });
    await expect(alerts.getByRole('alert').filter({ hasText: 'Your account is blocked' })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
  });

  test('[AUTH-05] gives a hint that does not reveal which of the two was wrong', async ({ page, createPlayer }) => {
    const { email } = await createPlayer();
    await page.goto('/static/about?sign-in=true');
    const form = dialogOf(page);
    const hint = form.getByRole('alert').filter({ hasText: 'These sign-in details do not match' });
    await signIn(form, { email, password: 'not my password' });
    await expect(hint).toBeVisible();
    await expect(password(form)).toHaveValue('not my password');
    const refused = page.waitForResponse('**/api/player/sessions');
    await signIn(form, { email: newEmail(), password: 'not my password' });
    expect((await refused).status()).toBe(401);
    await expect(hint).toBeVisible();
  });

  test('[AUTH-03 AUTH-04 AUTH-06] shows what the platform refuses at its field, until the field has the focus', async ({ page }) => {
    await page.goto('/static/about?sign-in=true');
    const form = dialogOf(page);
    // Longer than the platform takes a password, which no rule of the browser says.
    await signIn(form, { email: newEmail(), password: 'p'.repeat(257) });
    await expect(password(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(password(form)).toHaveAccessibleDescription(/256/);
    await expect(login(form)).not.toHaveAttribute('aria-invalid');
    await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true');
    await password(form).focus();
    await expect(password(form)).not.toHaveAttribute('aria-invalid');
    await expect(submitOf(form)).not.toHaveAttribute('aria-disabled');
  });
});

test('the focus goes on in the page of the home, whose heading is another one for players', async ({ page, createPlayer }) => {
  const player = await createPlayer();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter');
  await signIn(dialogOf(page), player);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect.poll(() => page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test('[ROUTE-18] a guest who asks for a page of players is asked to sign in, and gets there', async ({ page, createPlayer }) => {
  const player = await createPlayer();
  await page.goto('/de/profile/history?tab=spins');
  await expect(page).toHaveURL(/\/de\?sign-in=true/);
  const form = page.getByRole('dialog', { name: 'Anmelden' });
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(player.email);
  await form.getByRole('textbox', { name: 'Passwort' }).fill(player.password);
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/profile\/history\?tab=spins$/);
  await expect(form).toHaveCount(0);
});

test('the way back never leads to another site', async ({ page, createPlayer }) => {
  const player = await createPlayer();
  await page.goto('/?sign-in=true&backRoute=//elsewhere.example/profile');
  await signIn(dialogOf(page), player);
  await expect(account(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
});

test.describe('the end of a session', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('[AUTH-11] [RT-06] signing out clears the token, makes the socket a guest’s and opens sign-in', async ({
    page,
    context,
    createPlayer,
    signInAs,
  }) => {
    const player = await createPlayer();
    const connects: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"connect"')) connects.push(String(payload));
      }),
    );
    await signInAs(player);
    await page.goto('/static/about');
    await expect.poll(() => connects.length).toBe(1);
    expect(connects[0]).toContain(player.accessToken);
    await signOutAtFirstTouch(page);
    await expect(dialogOf(page)).toBeVisible();
    expect((await context.cookies()).filter(({ name, value }) => name === 'access_token' && value)).toEqual([]);
    await expect.poll(() => connects.length).toBe(2);
    expect(connects[1]).not.toContain('token');
    // The platform has ended it too.
    const answer = await page.request.get('/api/player/profile', { headers: { authorization: `Bearer ${player.accessToken}` } });
    expect(answer.status()).toBe(401);
  });

  test('[AUTH-11] a call that is refused ends the session here as well', async ({ page, context, signInNew }) => {
    const player = await signInNew();
    await page.goto('/profile/info');
    await expect(page.getByText(player.email).first()).toBeVisible();
    // Nothing of the page is under way when the session ends elsewhere: a refusal that came before the new page would clear the token.
    await page.goto('about:blank');
    await player.call('sessions.logout');
    await page.goto('/profile/info');
    await expect(page).toHaveURL(/\/\?sign-in=true$/);
    await expect(dialogOf(page)).toBeVisible();
    expect((await context.cookies()).filter(({ name, value }) => name === 'access_token' && value)).toEqual([]);
    await signIn(dialogOf(page), player);
    await expect(account(page)).toBeVisible();
  });
});

test('[AUTH-12] refreshes a token that is about to end before it is used', async ({ page, context, createPlayer, signInAs }) => {
  const player = await createPlayer();
  const { exp } = JSON.parse(atob(player.accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
  await signInAs(player);
  await page.clock.setSystemTime(exp * 1000 - 5_000);
  const refresh = page.waitForRequest('**/api/player/sessions/refresh');
  const profile = page.waitForRequest('**/api/player/profile');
  await page.goto('/static/about');
  expect((await refresh).headers().authorization).toBe(`Bearer ${player.accessToken}`);
  const next = (await profile).headers().authorization;
  expect(next).toMatch(/^Bearer ./);
  expect(next).not.toBe(`Bearer ${player.accessToken}`);
  await expect(account(page)).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'access_token')?.value).not.toBe(player.accessToken);
});
