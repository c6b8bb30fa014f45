import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { balance, openWallet, pendingDeposit, sendCoins, sendDeposit, wallet } from './payments.ts';

const paid = (within: Locator) => within.getByRole('heading', { name: 'Your deposit has arrived' });
/** What a code, an address or a number reads as. */
const textOf = async (within: Locator, label: string) =>
  (await within.getByRole('group', { name: label, exact: true }).locator('bdi').textContent())!;

/** What the player's phone does with a code. */
async function scan(page: Page, code: string, decision: 'approve' | 'decline'): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto(code);
  await phone.locator(`button[value=${decision}]`).click();
  await expect(phone.locator('button[value=approve]')).toHaveCount(0);
  await phone.close();
}

test('[DEP-07] a QR code is shown with its time and its text; declined it can be tried again, paid it is reported at once', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  await signInNew();
  await openWallet(page, 'deposit');
  await sendDeposit(page, 'Instant QR payment', { Amount: '21' });
  const code = wallet(page).getByRole('img', { name: 'QR code for paying €21.00' });
  expect(await code.evaluate((element) => element.getBoundingClientRect().width)).toBe(176);
  await expect(wallet(page).getByText(/^Time left to pay: 1[45]:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await scan(page, await textOf(wallet(page), 'Code to copy into the app'), 'decline');
  await expect(wallet(page).getByRole('heading', { name: 'The deposit did not go through' })).toBeVisible();

  await wallet(page).getByRole('button', { name: 'Try again' }).click();
  await sendDeposit(page, 'Instant QR payment', { Amount: '22' });
  await scan(page, await textOf(wallet(page), 'Code to copy into the app'), 'approve');
  await expect(paid(wallet(page))).toBeVisible();
  await expect(balance(page)).toHaveText('€22.00');
});

test('[DEP-07] a wallet is paid in a frame inside ours', async ({ page, signInNew, expectAccessible }) => {
  const player = await signInNew();
  await openWallet(page, 'deposit');
  await sendDeposit(page, 'E-wallet', { Amount: '23' });
  const frame = wallet(page).locator('iframe[title="Payment page"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-same-origin allow-scripts');
  await expect(frame.contentFrame().getByText(player.email)).toBeVisible();
  await expectAccessible(page);
  await frame.contentFrame().locator('button[value=approve]').click();
  await expect(paid(wallet(page))).toBeVisible();
  await expect(balance(page)).toHaveText('€23.00');
});

test('[DEP-07] cash is paid at an agent, with the numbers that the player is given', async ({ page, signInNew, expectAccessible }) => {
  await signInNew();
  await openWallet(page, 'deposit');
  await sendDeposit(page, 'Cash agent', { Amount: '24', Phone: '+4915123456789' });
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('heading', { name: 'Your deposit is under way' })).toBeFocused();
  expect(await textOf(dialog, 'Agent’s number')).toBe('4471-0093');
  await expectAccessible(page);
  const counter = await page.context().newPage();
  await counter.goto(`${process.env.E2E_SANDBOX_URL}/payment/agent?transactionId=${await textOf(dialog, 'Transaction number')}`);
  await counter.getByRole('button', { name: 'I have taken the cash' }).click();
  await expect(counter.getByText('Done.')).toBeVisible();
  await expect(paid(dialog)).toBeVisible();
  await expect(balance(page)).toHaveText('€24.00');
});

test('[DEP-07 DEP-13] a code that comes later is waited for, also by a page that was away when it came', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew();
  const stored = () => page.evaluate(() => sessionStorage.getItem('asyncInvoiceId'));
  const code = () => wallet(page).getByRole('img', { name: /^QR code/ });
  await openWallet(page, 'deposit');
  await sendDeposit(page, 'Transfer by code', { Amount: '25', Phone: '+4915123456789' });
  await expect(wallet(page).getByRole('heading', { name: 'Your code is being prepared' })).toBeVisible();
  const [invoice] = (await player.call('payment.invoices.list', { query: { type: 1 } })).data;
  expect(await stored()).toBe(invoice!.id);
  // It comes while the page looks on.
  await expect(code()).toBeVisible();
  await expectAccessible(page);

  // And the next one while it does not.
  await wallet(page).getByRole('button', { name: 'Close' }).click();
  await openWallet(page, 'deposit');
  await expect(code()).toBeVisible();
  await sendDeposit(page, 'Transfer by code', { Amount: '26', Phone: '+4915123456789' });
  await expect(wallet(page).getByRole('heading', { name: 'Your code is being prepared' })).toBeVisible();
  await page.goto('about:blank');
  const latest = async () => (await player.call('payment.invoices.list', { query: { type: 1 } })).data[0]!;
  await expect.poll(async () => (await latest()).publicData?.qr).toBeTruthy();
  await page.goto('/static/about?wallet=deposit');
  await expect(wallet(page).getByRole('img', { name: 'QR code for paying €26.00' })).toBeVisible({ timeout: 20_000 });
  await scan(page, await textOf(wallet(page), 'Code to copy into the app'), 'approve');
  await expect(paid(wallet(page))).toBeVisible();
  expect(await stored()).toBeNull();
  await expect(balance(page)).toHaveText('€26.00');
});

test('[DEP-07 DEP-08] coins to an address: the network first, a tag where there is one, confirmations as they come, and all that arrives', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  await signInNew({ currency: 'USDT' });
  await openWallet(page, 'deposit');
  await wallet(page).getByText('Cryptocurrency', { exact: true }).first().click();
  const panel = wallet(page).getByRole('region', { name: 'Address for USDT' });
  await expect(panel.getByText('Send only USDT, and only on the network Tron (TRC-20).')).toBeVisible();
  expect(await panel.getByRole('img').evaluate((element) => element.getBoundingClientRect().width)).toBe(176);
  await expect(panel.getByRole('group', { name: 'Tag (memo)' })).toHaveCount(0);

  await wallet(page)
    .getByRole('button', { name: /Network/ })
    .click();
  await page.getByRole('option', { name: 'The Open Network (TON)' }).click();
  await expect(panel.getByText('only on the network The Open Network (TON).')).toBeVisible();
  const to = { address: await textOf(panel, 'Address'), tag: await textOf(panel, 'Tag (memo)') };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = panel.getByRole('button', { name: 'Copy Address' });
  await copy.click();
  await expect(panel.getByText('Copied')).toBeVisible();
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(to.address);
  await expectAccessible(page);

  // More than the minimum of 2: all of it is the player's.
  await sendCoins(to, '3.5');
  await expect(panel.getByText(/^[12] of 3 confirmations$/).first()).toBeVisible();
  await expect(paid(wallet(page))).toBeVisible();
  await expect(wallet(page).getByText('3.50 USDT').first()).toBeVisible();
  await expect(balance(page)).toHaveText('3.50 USDT');
});

test('[DEP-08] too few coins wait for the rest, under way on every page', async ({ page, signInNew }) => {
  await signInNew({ currency: 'USDT' });
  await openWallet(page, 'deposit');
  await wallet(page).getByText('Cryptocurrency', { exact: true }).first().click();
  const address = await textOf(wallet(page), 'Address');
  await expect(pendingDeposit(page)).toHaveCount(0);
  await sendCoins({ address }, '1.5');
  await expect(wallet(page).getByText('1.50 USDT of 5.00 USDT has arrived.').first()).toBeVisible();
  await page.reload();
  await wallet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await pendingDeposit(page).click();
  const panel = page.getByRole('dialog', { name: 'Deposit' });
  await expect(panel.getByText('1.50 USDT of 5.00 USDT has arrived.').first()).toBeVisible();
  await sendCoins({ address }, '3.75');
  await expect(paid(panel)).toBeVisible();
  await expect(balance(page)).toHaveText('5.25 USDT');
});
