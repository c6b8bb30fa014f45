import { expect, test } from './fixtures.ts';
import { alerts, balance, depositAndWait, openWallet, wallet } from './payments.ts';

const card = (page: Parameters<typeof wallet>[0], title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('[BON-04 BON-05 BON-11 DEP-03] the welcome package is chosen on a deposit, after its terms, and is there when the deposit has settled', async ({
  page,
  context,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew();
  await page.goto('/welcome-package');
  await expect(card(page, 'Second deposit').getByText('Not open to you now')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const first = card(page, 'First deposit');
  await first.getByRole('button', { name: 'Terms in full' }).click();
  await expect(first.getByText('10 × the bonus')).toBeVisible();
  await expect(first.getByText('5 × what the spins win')).toBeVisible();
  await first.getByRole('button', { name: 'Deposit and take it' }).click();

  const dialog = wallet(page);
  await dialog.getByText('Bank card').click();
  // The opener's offer, though this brand gives nobody one unasked.
  await expect(dialog.getByRole('radio', { name: /Welcome package/ })).toBeChecked();
  await expect(dialog.getByText('€500.00 in all: 10 × the bonus')).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Deposit €50.00 and get €50.00 + 20 FS' }).click();
  await (await opened).locator('button[value=approve]').click();
  await expect(balance(page)).toHaveText('€50.00');

  const issued = async () => (await player.call('game.playerBonuses.list', { query: { status: [1], locale: 'en' } })).data;
  await expect.poll(async () => (await issued()).map(({ name, amount }) => `${name}: ${amount}`)).toEqual(['First deposit doubled: 50']);
  expect((await player.call('game.playerFreespins.list', {})).data.map(({ count }) => count)).toEqual([20]);
  // The page has heard of it, below whatever tells of the deposit: nothing was loaded again by hand.
  const below = (title: string) => page.locator('#content li').filter({ hasText: title });
  await expect(below('First deposit').getByText('Received')).toBeVisible();
  await expect(below('Second deposit').locator('button', { hasText: 'Deposit and take it' })).not.toHaveAttribute('aria-disabled');
});

test('[BON-05 DEP-03] nobody is given a bonus unasked: a deposit without a choice comes without one', async ({ page, signInNew }) => {
  const player = await signInNew();
  await openWallet(page, 'deposit');
  await wallet(page).getByText('Bank card').click();
  await expect(wallet(page).getByRole('radio', { name: /^No bonus/ })).toBeChecked();
  await depositAndWait(player, 50);
  expect((await player.call('game.playerBonuses.list', {})).data).toEqual([]);
});

test.describe('a bonus code', () => {
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('[BON-06] gives its bonus at once, once; a wrong one is refused, and many of them for three minutes', async ({
    page,
    signInNew,
    expectAccessible,
  }) => {
    const player = await signInNew();
    await openWallet(page, 'deposit');
    const dialog = wallet(page);
    await dialog.getByText('Bank card').click();
    await dialog.getByText('I have a bonus code').click();
    const field = dialog.getByRole('textbox', { name: 'Bonus code' });
    const enter = async (code: string) => {
      await field.fill(code);
      // Not while the one before is on its way.
      await expect(dialog.getByRole('button', { name: 'Enter', exact: true })).toHaveAttribute('aria-disabled', 'false');
      await field.press('Enter');
    };
    await enter('VERDI5');
    await expect(dialog.getByText('The code is valid: its bonus is now among your bonuses.').first()).toBeVisible();
    const own = async () => (await player.call('game.playerBonuses.list', {})).data.map(({ amount }) => amount);
    await expect.poll(own).toEqual([5]);

    await enter('verdi5');
    await expect(dialog.getByText('This code is not available')).toBeVisible();
    await expect(alerts(page).getByText('This code is not available')).toBeVisible();
    expect(await own()).toEqual([5]);

    await enter('NOPE-1');
    await expect(dialog.getByText('This code is wrong')).toBeVisible();
    for (const bonusCode of ['NOPE-2', 'NOPE-3']) await player.call('game.bonuses.codes.add', { body: { bonusCode, trigger: 1 } });
    await enter('NOPE-4');
    await expect(dialog.getByText(/^Too many wrong codes\. You can try again in [0-2]:\d\d\.$/)).toBeVisible();
    await expect(field).toBeDisabled();
    await expectAccessible(page);
    // A reload does not forget it.
    await page.reload();
    await dialog.getByText('Bank card').click();
    await dialog.getByText('I have a bonus code').click();
    await expect(field).toBeDisabled();
  });
});

test.describe('an offer that is gone', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('[DEP-03] keeps the form, says so there and in an alert, and shows what there is now', async ({ page, signInNew }) => {
    const player = await signInNew();
    // It does not hear what happens elsewhere.
    await page.routeWebSocket(/\/api\/connection\/websocket/, () => {});
    await openWallet(page, 'deposit');
    const dialog = wallet(page);
    await dialog.getByText('Bank card').click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
    await dialog
      .getByRole('radio', { name: /Welcome package/ })
      .first()
      .check();
    await depositAndWait(player, 20);
    await dialog.getByRole('button', { name: /^Deposit €50/ }).click();
    await expect(alerts(page).getByText('This bonus is not available')).toBeVisible();
    await expect(dialog.locator('form').getByRole('alert')).toContainText('This bonus is not available');
    expect(new URL(page.url()).search).toBe('?wallet=deposit');
    expect((await player.call('payment.invoices.list', { query: { type: 1 } })).data).toHaveLength(1);
  });
});
