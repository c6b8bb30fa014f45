import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { depositAndWait, wallet, withdraw } from './payments.ts';

/** The lines of the file that a press saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
}

test('[PROFILE-07] a statement ties the balance to every movement, on the screen, on paper and in a file', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 60);
  await withdraw(player, 25);
  await signInAs(player);
  await page.goto('/profile/history');
  const download = page.getByRole('button', { name: 'Download as CSV' });
  const payments = await saved(page, () => download.click());
  expect(payments.map((line) => line.split(',').slice(3, 5))).toEqual([
    ['type', 'status'],
    ['withdrawal', 'pending'],
    ['deposit', 'success'],
  ]);

  await expect(page.getByText('Since you joined: €60.00 deposited, €0.00 paid out, €60.00 net')).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/history.png` });

  await page.getByRole('tab', { name: 'Statement' }).click();
  const sheet = page.getByRole('region', { name: 'Account statement, EUR' });
  const rows = sheet.getByRole('table', { name: 'Every movement of the period' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Deposit.*\+€60\.00.*€60\.00/);
  await expect(rows.nth(2)).toContainText(/Withdrawal requested.*−€25\.00.*€35\.00.*€25\.00/);
  await expect(sheet.getByRole('definition').first()).toHaveText('€0.00');
  await expect(sheet.getByRole('definition').nth(1)).toHaveText('€35.00');
  await expectAccessible(page);
  const lines = await saved(page, () => download.click());
  expect(lines.map((line) => line.split(',')[1])).toEqual(['kind', 'opening', 'deposit', 'withdrawal-hold', 'closing']);
  expect(lines.at(-1)).toMatch(/,EUR,,35\.00,,25\.00$/);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText(player.email)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(download).toBeHidden();
});

test('[DEP-10] a reached deposit limit is shown in place of the methods and leads to the limits', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
  expectedConsoleErrors,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 50);
  await operate('player', 'limit', player.email, 'deposit', 'weekly', 'EUR', '50');
  await signInAs(player);
  expectedConsoleErrors.push(/423/);
  await page.goto('/static/about?wallet=deposit');
  const panel = wallet(page);
  await expect(panel.getByRole('status').filter({ hasText: 'Your deposit limit is reached' })).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('meter', { name: 'Weekly deposit limit' })).toHaveAttribute('aria-valuetext', '€50.00 of €50.00');
  await expect(panel.getByText(/Resets in/)).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'More about your limits' }).click();
  await expect(page).toHaveURL(/\/profile\/limits$/);
  await expect(wallet(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('meter', { name: 'Weekly deposit limit' })).toBeVisible();
});
