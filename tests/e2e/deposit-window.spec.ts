import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { balance, openWallet, pendingDeposit, pickFault, sendDeposit, startDeposit, wallet } from './payments.ts';

const approve = (page: Page) => page.locator('button[value=approve]').click();
const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name });

test('[DEP-07 DEP-09] a browser that blocks the window gets a link, which is paid as well', async ({ page, context, signInNew }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInNew();
  await openWallet(page, 'deposit');
  await sendDeposit(page, 'Bank card', { Amount: '31' });
  const opened = context.waitForEvent('page');
  await wallet(page).getByRole('link', { name: 'Open the payment page: Bank card' }).click();
  await expect(wallet(page)).toBeHidden();
  await approve(await opened);
  await expect(balance(page)).toHaveText('€31.00');
});

test('[DEP-09] a deposit whose window was closed stays pending: the player is notified, finds it again after a reload, and may give it up', async ({
  page,
  context,
  signInNew,
  expectAccessible,
}) => {
  await signInNew();
  await openWallet(page, 'deposit');
  const opened = context.waitForEvent('page');
  await sendDeposit(page, 'Bank card', { Amount: '32' });
  const provider = await opened;
  await expect(provider.locator('button[value=approve]')).toBeVisible();
  await provider.close();
  await expect(heading(page, 'Your deposit is under way')).toBeFocused();
  await expect(page.getByRole('dialog').getByText('€32.00')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the payment page/ })).toHaveAttribute('href', /\/payment\/pay\//);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await pendingDeposit(page).click();
  await page.getByRole('link', { name: 'Cancel this deposit' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel deposit' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel it' }).click();
  await expect(question).toBeHidden();
  await expect(heading(page, 'This deposit is cancelled')).toBeVisible();
  await expect(pendingDeposit(page)).toHaveCount(0);
});

test('[DEP-09] the result follows the callback: before the way back, after it, twice, and never, when the platform asks', async ({
  page,
  signInNew,
}) => {
  const player = await signInNew();
  await pickFault('callback-before-redirect', 41_00);
  await page.goto(await startDeposit(player, 41));
  await approve(page);
  await page.waitForURL(/deposit-success/);
  await expect(heading(page, 'Your deposit has arrived')).toBeVisible({ timeout: 20_000 });

  for (const [fault, amount] of [
    ['callback-after-redirect', 42],
    ['callback-twice', 43],
    ['callback-never', 44],
  ] as const) {
    await pickFault(fault, amount * 100);
    const action = await startDeposit(player, amount);
    await page.goto('/static/about?deposit-success=true');
    // Nobody is notified of money that is not there.
    await expect(heading(page, 'Waiting for the payment provider')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('dialog').getByText(`€${amount}.00`)).toBeVisible();
    await fetch(action, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await expect(heading(page, 'Your deposit has arrived')).toBeVisible({ timeout: 20_000 });
  }
  await expect(balance(page)).toHaveText('€170.00');
});

test('[DEP-09] a slow provider is waited for, on any page; one that declines leaves no money', async ({ page, signInNew }) => {
  const player = await signInNew();
  await pickFault('slow', 51_00);
  await page.goto(await startDeposit(player, 51));
  await approve(page);
  await page.waitForURL(/deposit-redirect/);
  await expect(heading(page, 'Waiting for the payment provider')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(pendingDeposit(page)).toBeVisible();

  await pickFault('decline', 52_00);
  const other = await page.context().newPage();
  await other.goto(await startDeposit(player, 52));
  await approve(other);
  await expect(heading(other, 'The deposit did not go through')).toBeVisible();
  await other.close();

  await expect(balance(page)).toHaveText('€51.00', { timeout: 20_000 });
  await expect(pendingDeposit(page)).toHaveCount(0);
});
