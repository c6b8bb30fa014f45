import type { Locator, Page } from '@playwright/test';
import { expect, newEmail, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';
import { balance, wallet } from './payments.ts';

async function shownCents(page: Page): Promise<number> {
  const text = await balance(page).innerText();
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
}

async function choose(form: Locator, name: string, typed: string): Promise<void> {
  await form.getByRole('combobox', { name }).pressSequentially(typed);
  await expect(form.page().getByRole('option', { name: new RegExp(typed) })).toBeVisible();
  await form.page().keyboard.press('ArrowDown');
  await form.page().keyboard.press('Enter');
}

/** Spins until a round has paid something and answers the balance that the game then states; the outcome is the server's, so it may take some rounds. */
async function spinUntilWin(page: Page): Promise<string> {
  const game = page.frameLocator('iframe[title="Copper Canyon"]');
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  const status = game.getByRole('status');
  await playFreeSpinsThrough(page, game);
  for (let round = 0; round < 40; round += 1) {
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
    const before = await status.innerText();
    await spin.click();
    // Each result states another balance.
    await expect(status).not.toHaveText(before);
    await expect(status).toHaveText(/(No win|Win|Paid).*balance/, { timeout: 60_000 });
    const result = await status.innerText();
    if (/(Win|Paid) €/.test(result)) return /balance (€[\d,.]*\d)/.exec(result)![1]!;
  }
  throw new Error('no win in 40 rounds');
}

test(
  '[AUTH-10 DEP-09 GAME-04 WD-03 WD-05] a new player registers, deposits, plays, wins and withdraws',
  { tag: '@phone' },
  async ({ page, context, readInbox }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    const email = newEmail();
    const dialog = wallet(page);

    await test.step('registers', async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
      const form = page.getByRole('dialog', { name: 'Create an account' });
      await form.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
      await form.getByRole('textbox', { name: 'Password', exact: true }).fill('three quiet otters');
      await form.getByRole('textbox', { name: 'Repeat password', exact: true }).fill('three quiet otters');
      await choose(form, 'Country', 'Germany');
      await form.getByRole('checkbox', { name: /at least 18/ }).check();
      await form.getByRole('button', { name: 'Create account' }).click();
      await expect(dialog).toBeVisible();
      expect((await readInbox(email)).subject).toContain('Welcome');
    });

    await test.step('deposits 50 by card, on the page of the provider', async () => {
      await dialog.getByText('Bank card').click();
      const opened = context.waitForEvent('page');
      await dialog.getByRole('button', { name: 'Deposit €50.00' }).click();
      const card = await opened;
      await card.getByRole('button', { name: /^Pay/ }).click();
      await expect(card.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
      await card.close();
      await expect(balance(page)).toHaveText('€50.00', { timeout: 20_000 });
    });

    let left = 0;
    await test.step('plays for real until a round wins', async () => {
      await page.goto('/games/copper-canyon?real=true');
      const stated = await spinUntilWin(page);
      await expect(balance(page)).toHaveText(stated);
      left = await shownCents(page);
    });

    await test.step('withdraws, and the provider pays', async () => {
      await page.goto('/profile/history?wallet=withdraw');
      await dialog.getByText('Bank card').click();
      await dialog.getByRole('textbox', { name: /Card number/ }).fill('4242424242424242');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('10');
      await dialog.getByRole('button', { name: 'Withdraw €10.00' }).click();
      await dialog.getByRole('button', { name: 'Withdraw €10.00 now' }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('follows it all in the history', async () => {
      const rows = page.getByRole('row');
      await expect(rows.filter({ hasText: '€10.00' })).toContainText('Completed', { timeout: 60_000 });
      await expect(rows.filter({ hasText: '€50.00' })).toContainText('Completed');
      await expect.poll(() => shownCents(page), { timeout: 20_000 }).toBe(left - 1_000);
      await page.getByRole('tab', { name: /Spins/ }).click();
      await expect(rows.filter({ hasText: 'Copper Canyon' }).first()).toBeVisible();
    });
  },
);
