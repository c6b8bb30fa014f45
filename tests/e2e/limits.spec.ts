import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { alerts, depositAndWait, wallet } from './payments.ts';

const limit = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('meter', { name: 'Deposit limit a week' }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function changeTo(page: Page, amount: string): Promise<void> {
  await limit(page).getByRole('link', { name: 'Change' }).click();
  const change = dialog(page, 'Change the weekly deposit limit');
  await change.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await change.getByRole('button', { name: 'Change the limit' }).click();
  await expect(change).toBeHidden();
}

test.describe('a refusal', () => {
  // Deposits and sign-ins that are refused, which browsers write down.
  // The platform closes the socket of a session that has ended; what the page sends meanwhile the browser notes.
  test.use({ expectedConsoleErrors: [/status of 4(23|03|01)|WebSocket is already in CLOSING/] });

  test(
    '[LIM-01] [LIM-04] a deposit limit is set, holds, is tightened at once and loosened only later',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      test.slow();
      const player = await signInNew();
      await page.goto('/profile/limits');
      await expect(page.getByText('You have set no limits')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Set a deposit limit' }).click();
      const add = dialog(page, 'Set a deposit limit');
      await add.getByText('Weekly').click();
      await add.getByRole('textbox', { name: 'Amount' }).fill('50');
      await expectAccessible(page);
      await add.getByRole('button', { name: 'Set the limit' }).click();
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€0.00 of €50.00');

      await depositAndWait(player, 40);
      await expect(player.call('payment.methods.deposit', { query: { currency: 'EUR' } })).resolves.toBeDefined();
      await changeTo(page, '40');
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€40.00 of €40.00');
      await page.goto('/static/about?wallet=deposit');
      await expect(wallet(page).getByRole('status').filter({ hasText: 'Your deposit limit is reached' })).toBeVisible();
      await wallet(page).getByRole('link', { name: 'More about your limits' }).click();

      await changeTo(page, '200');
      await expect(limit(page)).toContainText('You asked for €200.00. It holds only if you confirm it, from');
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€40.00 of €40.00');
      await expectAccessible(page);
      await limit(page).getByRole('button', { name: 'Keep €40.00' }).click();
      await expect(limit(page)).not.toContainText('You asked for');
    },
  );

  test('[LIM-01] a break closes deposits and play, and can be made longer only', { tag: '@phone' }, async ({ page, signInNew }) => {
    await signInNew({ deposit: 20 });
    await page.goto('/profile/limits');
    await begin(page, 'Take a break', '1 week', 'Begin the break');
    await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
    await page.getByRole('link', { name: 'Make it longer' }).click();
    const longer = dialog(page, 'Take a break');
    await expect(longer.getByRole('radio', { name: '3 days' })).toBeDisabled();
    await expect(longer.getByRole('radio', { name: '1 month' })).toBeEnabled();

    await page.goto('/static/about?wallet=deposit');
    await expect(wallet(page).getByRole('status').filter({ hasText: 'You are taking a break' })).toBeVisible();
    await page.goto('/games/copper-canyon?real=true');
    await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toBeVisible();
  });

  test(
    '[LIM-01] [LIM-05] a self-exclusion signs out at once, and the sign-in says until when',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      const player = await signInNew();
      await page.goto('/profile/limits');
      await begin(page, 'Shut yourself out', '6 months', 'Shut me out', expectAccessible);
      await expect(page).toHaveURL(/\/static\/responsible-gaming$/);
      await expect(alerts(page).getByText(/^You have excluded yourself until/)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await signIn(page, player);
      await expect(dialog(page, 'Sign in').getByText(/^You have excluded yourself until .* \d{4}/)).toBeVisible();
      await expect(dialog(page, 'Sign in')).toBeVisible();
    },
  );
});

async function begin(page: Page, name: string, period: string, word: string, look?: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name }).click();
  const stop = dialog(page, name);
  await stop.getByText(period, { exact: true }).click();
  await stop.getByRole('button', { name: 'Continue' }).click();
  await expect(stop.getByRole('heading', { name: /^Until/ })).toBeFocused();
  await look?.(page);
  await stop.getByRole('button', { name: word }).click();
  await expect(stop).toBeHidden();
}

async function signIn(page: Page, { email, password }: Player): Promise<void> {
  await page.goto('/static/responsible-gaming?sign-in=true');
  await dialog(page, 'Sign in').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog(page, 'Sign in').getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog(page, 'Sign in').getByRole('button', { name: 'Sign in' }).click();
}

test('[LIM-04] limits are two taps away from the deposit', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/static/about?wallet=deposit');
  await wallet(page).getByRole('link', { name: 'Limits and breaks' }).click();
  await expect(page).toHaveURL(/\/profile\/limits$/);
  await expect(wallet(page)).toHaveCount(0);
});
