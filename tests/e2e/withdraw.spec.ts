import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { alerts, balance, depositAndWait, depositCoins, openWallet, wallet } from './payments.ts';

test('[WD-03] a withdrawal is looked at once more, leaves the balance at once, and its end is reported', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew({ deposit: 80 });
  await openWallet(page, 'withdraw');
  const dialog = wallet(page);
  await dialog.getByText('Bank card').click();
  const submit = dialog.getByRole('button', { name: 'Withdraw €10.00' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');

  const number = dialog.getByRole('textbox', { name: /Card number/ });
  await number.fill('not a number');
  await number.blur();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('4242424242424242');
  await expect(number).not.toHaveAttribute('aria-invalid');

  // Never more than there is.
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('500');
  await amount.blur();
  await expect(amount).toHaveValue('80');
  await amount.fill('30');
  await dialog.getByRole('button', { name: 'Withdraw €30.00' }).click();
  await expect(dialog.getByText('4242424242424242')).toBeVisible();
  await expectAccessible(page);
  expect((await player.call('payment.invoices.list', { query: { type: 2 } })).data).toEqual([]);

  await dialog.getByRole('button', { name: 'Withdraw €30.00 now' }).click();
  await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused();
  await expect(dialog.getByText('€30.00')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open your history' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(alerts(page).getByText('Withdrawal requested')).toBeVisible();
  await expect(balance(page)).toHaveText('€50.00');
  await expect(alerts(page).getByText('Withdrawal paid out')).toBeVisible({ timeout: 60_000 });
  await expect(balance(page)).toHaveText('€50.00');
});

test.describe('in a session that nobody has proved', () => {
  test.use({ expectedConsoleErrors: [/status of 42[23]/] });

  test('[WD-03] to new details it asks who it is first, then goes through as it was filled in', async ({ page, createPlayer }) => {
    const player = await createPlayer();
    await depositAndWait(player, 40);
    await page.goto(await operate('autologin', player.email, '/static/about'));
    await expect(wallet(page)).toBeVisible();
    await openWallet(page, 'withdraw');
    const dialog = wallet(page);
    await dialog.getByText('Bank card').click();
    await dialog.getByRole('textbox', { name: /Card number/ }).fill('4242424242424242');
    await dialog.getByRole('button', { name: 'Withdraw €10.00' }).click();
    await dialog.getByRole('button', { name: 'Withdraw €10.00 now' }).click();
    const question = page.getByRole('dialog', { name: 'Is it you?' });
    await question.getByRole('textbox', { name: 'Password' }).fill('a guess');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(question.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
    expect((await player.call('payment.invoices.list', { query: { type: 2 } })).data).toEqual([]);
    await question.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused();
    expect((await player.call('payment.invoices.list', { query: { type: 2 } })).data).toMatchObject([{ amount: 10 }]);
  });
});

test.describe('refused', () => {
  // The browser itself notes each refused call.
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('[WD-03] what the platform refuses is shown on its field, and nothing that was typed is lost', async ({ page, signInNew }) => {
    const player = await signInNew({ deposit: 40 });
    // Nothing but the answer tells this page that the money has gone elsewhere meanwhile.
    await page.routeWebSocket(/\/api\/connection\/websocket/, () => undefined);
    await openWallet(page, 'withdraw');
    const dialog = wallet(page);
    await dialog.getByText('Bank card').click();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('35');
    await dialog.getByRole('textbox', { name: /Card number/ }).fill('4242424242424242');
    await dialog.getByRole('button', { name: 'Withdraw €35.00' }).click();

    const { data: accounts } = await player.call('wallet.accounts.list');
    const { id: accountId } = accounts[0]!;
    const confirm = dialog.getByRole('button', { name: 'Withdraw €35.00 now' });
    await expect(confirm).toBeVisible();
    const body = { method: 'sandbox.withdrawal.card', currency: 'EUR', accountId, amount: 20, fields: { card_number: '4242424242424242' } };
    await player.call('payment.invoices.withdrawal', { body });
    await confirm.click();
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Please check this entry: is more than can be withdrawn')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Card number/ })).toHaveValue('4242 4242 4242 4242');
  });

  test('[WD-03] that must go back another way first says the sum and the way at its amount, and leads there', async ({
    page,
    signInNew,
    expectAccessible,
  }) => {
    await signInNew({ deposit: 40 });
    await openWallet(page, 'withdraw');
    const dialog = wallet(page);
    await dialog.getByText('Bank transfer').click();
    await dialog.getByRole('textbox', { name: /IBAN/ }).fill('DE89370400440532013000');
    await dialog.getByRole('textbox', { name: /holder/i }).fill('Ana Souza');
    await dialog.getByRole('button', { name: 'Withdraw €10.00' }).click();
    await dialog.getByRole('button', { name: 'Withdraw €10.00 now' }).click();
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription(/€40\.00 deposit was paid another way.*Bank card/);
    await expect(dialog.getByRole('textbox', { name: /holder/i })).toHaveValue('Ana Souza');
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/return-first.png` });
    await dialog.getByRole('button', { name: 'Choose Bank card' }).click();
    await expect(dialog.getByRole('textbox', { name: /Card number/ })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('[WD-03] any other failure says that something went wrong, and asking again asks once', async ({ page, context, signInNew }) => {
    const player = await signInNew({ deposit: 40 });
    await openWallet(page, 'withdraw');
    const dialog = wallet(page);
    await dialog.getByText('Bank card').click();
    await dialog.getByRole('textbox', { name: /Card number/ }).fill('4242424242424242');
    await dialog.getByRole('button', { name: 'Withdraw €10.00' }).click();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Withdraw €10.00 now' }).click();
    await expect(alerts(page).getByText('Something went wrong')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: /Withdraw €10\.00/ }).click();
    await dialog.getByRole('button', { name: 'Withdraw €10.00 now' }).click();
    await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
    await expect.poll(async () => (await player.call('payment.invoices.list', { query: { type: 2 } })).data.length).toBe(1);
  });
});

test('[WD-01] [WD-02] coins leave by a network: its addresses, its limits, its smallest sum at first', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await depositCoins(player, 'USDT', 'TRC20', 60);
  await signInAs(player);
  await openWallet(page, 'withdraw');
  const dialog = wallet(page);
  await dialog.getByText('Cryptocurrency').click();
  const network = dialog.getByRole('button', { name: /Network/ });
  const choose = async (name: string) => {
    await network.click();
    await page.getByRole('option', { name }).click();
  };
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  const address = dialog.getByRole('textbox', { name: /Address of your wallet/ });

  await choose('Tron (TRC-20)');
  await expect(amount).toHaveValue('5');
  await address.fill('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
  await address.blur();
  await expect(address).not.toHaveAttribute('aria-invalid');
  await amount.fill('500');
  await amount.blur();
  await expect(amount).toHaveValue('60');
  await expectAccessible(page);

  await choose('Ethereum (ERC-20)');
  await expect(amount).toHaveValue('20');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await choose('Tron (TRC-20)');
  await expect(amount).toHaveValue('5');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await amount.fill('25');
  await dialog.getByRole('button', { name: /^Withdraw .*25/ }).click();
  await expect(dialog.getByText('Tron (TRC-20)')).toBeVisible();
  await dialog.getByRole('button', { name: /^Withdraw .*25.* now$/ }).click();
  await expect(alerts(page).getByText('Withdrawal requested')).toBeVisible();
  await expect(balance(page)).toContainText('35');
});
