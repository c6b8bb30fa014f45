import { expect, test } from './fixtures.ts';
import { alerts, balance, closeProvider, openWallet, wallet } from './payments.ts';

test(
  '[S10] [DEP-01 DEP-02] the wallet shows region, balance and methods, chooses none, and heads the form of the picked one',
  { tag: '@phone' },
  async ({ page, isMobile, signInNew, expectAccessible }) => {
    const player = await signInNew({ deposit: 25 });
    await openWallet(page, 'true');
    const dialog = wallet(page);
    await expect(dialog.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByText('Germany')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Change the region' })).toBeVisible();
    await expect(dialog.getByText('€25.00')).toBeVisible();
    const method = dialog.getByRole('radio', { name: /Bank card/ });
    await expect(method).not.toBeChecked();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);

    await dialog.getByText('Bank card').click();
    await expect(dialog.getByRole('heading', { name: 'Bank card' })).toBeVisible();
    await expect(dialog.getByText(`EUR · ID ${player.profile.id.split('-')[0]!.toUpperCase()}`)).toBeVisible();
    await expect(dialog.locator('img[src*="/img/methods/card"]').last()).toBeVisible();
    await expectAccessible(page);

    const dots = dialog.locator('[aria-hidden] > span[class*="dot"]');
    if (!isMobile) {
      // Below 768 pixels the form stands alone, from there on beside the methods.
      const { height } = page.viewportSize()!;
      for (const [width, isAlone] of [
        [767, true],
        [768, false],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(dialog.getByRole('button', { name: 'All methods' })).toBeVisible({ visible: isAlone });
      }
      await dialog.getByRole('tab', { name: 'Withdraw' }).click();
      await expect(dialog.getByRole('radio', { name: /Cash from an agent/ })).toBeVisible();
      return;
    }
    await expect(dots).toHaveCount(2);
    await expect(dots.nth(1)).toHaveAttribute('data-active');
    await expect(method).toBeHidden();
    await expect(dialog.getByRole('heading', { name: 'Bank card' })).toBeFocused();
    await dialog.getByRole('button', { name: 'All methods' }).click();
    await expect(method).toBeFocused();
    await expect(dots.nth(0)).toHaveAttribute('data-active');
  },
);

test('[DEP-04 DEP-05] the amount keeps digits and one point, and is brought within the limits when it is left', async ({
  page,
  signInNew,
}) => {
  await signInNew();
  await openWallet(page, 'deposit');
  const dialog = wallet(page);
  await dialog.getByText('Bank card').click();
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('50');

  await amount.fill('');
  await amount.pressSequentially('00a1-2.5.9x');
  await expect(amount).toHaveValue('12.59');
  await amount.fill('12345678901234');
  await expect(amount).toHaveValue('1234567890');

  // Far too much: said at once with the sums, and the button shows what it would become.
  await expect(dialog.getByText('Enter an amount between €10.00 and €5,000.00').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Deposit €5,000.00' })).toHaveAttribute('aria-disabled', 'true');
  await amount.blur();
  await expect(amount).toHaveValue('5000');
  for (const tooLittle of ['', '9.99']) {
    await amount.fill(tooLittle);
    await expect(dialog.getByRole('button', { name: 'Deposit €10.00' })).toHaveAttribute('aria-disabled', 'true');
    await amount.blur();
    await expect(amount).toHaveValue('10');
  }
  await dialog.getByRole('button', { name: '€250.00' }).click();
  await expect(dialog.getByRole('button', { name: 'Deposit €250.00' })).not.toHaveAttribute('aria-disabled');
});

test('[DEP-09] [S10] a deposit is paid in a window of its own, ends with a receipt there, and the balance here follows', async ({
  page,
  context,
  signInNew,
  expectAccessible,
}) => {
  await signInNew();
  await openWallet(page, 'deposit');
  await wallet(page).getByText('Bank card').click();
  const opened = context.waitForEvent('page');
  await wallet(page).getByRole('button', { name: 'Deposit €50.00' }).click();
  const provider = await opened;
  await expect(wallet(page)).toBeHidden();
  await expect(balance(page)).toHaveText('€0.00');
  // What pays here is cut off from the page that opened it, which therefore waits for the deposit in a dialog of its own.
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();

  await provider.locator('button[value=approve]').click();
  await expect(balance(page)).toHaveText('€50.00');

  const result = provider.getByRole('dialog', { name: 'Deposit' });
  await expect(result.getByRole('heading', { name: 'Your deposit has arrived' })).toBeFocused();
  await expect(result.getByText('€50.00')).toBeVisible();
  await expect(result.getByText('Completed')).toBeVisible();
  await expectAccessible(provider);
  await closeProvider(provider);
  // The page that is left has the same receipt, and no alert repeats it.
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect(alerts(page).getByText('Deposit complete')).toHaveCount(0);
});

test('[DEP-09] a declined card offers another try, an undecided one asks for patience', async ({ page, context, signInNew }) => {
  await signInNew();
  for (const [decision, heading] of [
    ['decline', 'The deposit did not go through'],
    ['close', 'Waiting for the payment provider'],
  ] as const) {
    await openWallet(page, 'deposit');
    await wallet(page).getByText('Bank card').click();
    const opened = context.waitForEvent('page');
    await wallet(page).getByRole('button', { name: 'Deposit €50.00' }).click();
    const provider = await opened;
    await provider.locator(`button[value=${decision}]`).click();
    await expect(provider.getByRole('heading', { name: heading })).toBeVisible();
    await closeProvider(provider);
    if (heading.startsWith('The deposit')) {
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
      await expect(wallet(page)).toBeVisible();
    }
  }
  await expect(balance(page)).toHaveText('€0.00');
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('[DEP-09] a deposit that cannot start says so and closes the window that was opened for it', async ({
    page,
    context,
    signInNew,
  }) => {
    await signInNew();
    await openWallet(page, 'deposit');
    // What says so is loaded ahead, together with the form.
    const ahead = page.waitForResponse(/deposit-error-modal/);
    await wallet(page).getByText('Bank card').click();
    await (await ahead).finished();
    await page.route('**/api/payment/invoices/deposit', (route) => route.abort('internetdisconnected'));
    await wallet(page).getByRole('button', { name: 'Deposit €50.00' }).click();
    await expect(page.getByRole('heading', { name: 'The deposit did not go through' })).toBeVisible();
    expect(context.pages()).toEqual([page]);
  });
});

test('[DEP-15] another region shows the methods of that country and is remembered', async ({ page, signInNew, expectAccessible }) => {
  await signInNew();
  await openWallet(page, 'deposit');
  await wallet(page).getByText('Bank card').click();
  const amount = wallet(page).getByRole('textbox', { name: 'Amount' });
  await amount.fill('77');
  const bank = wallet(page).getByRole('radio', { name: /Bank transfer/ });
  await expect(bank).toHaveCount(0);
  await wallet(page).getByRole('link', { name: 'Change the region' }).click();
  const region = page.getByRole('dialog', { name: 'Region' });
  await expectAccessible(page);
  const country = region.getByRole('combobox', { name: /Country/ });
  await country.fill('brasil');
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Brazil');
  const asked = page.waitForRequest(/\/api\/payment\/methods\/deposit\?.*country=BR/);
  await region.getByRole('button', { name: 'Show methods' }).click();
  await asked;
  await expect(region).toBeHidden();
  await expect(wallet(page).getByText('Brazil')).toBeVisible();
  await expect(bank).toBeVisible();
  await expect(amount).toHaveValue('77');
  expect(await page.evaluate(() => localStorage.getItem('paymentGeo'))).toBe('BR');
  await page.reload();
  await expect(wallet(page).getByText('Brazil')).toBeVisible();
  await expect(bank).toBeVisible();
});

test(
  '[MODAL-05] a wallet that was opened for a deposit has no tabs, and asks before it is left without one',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    await signInNew();
    await page.goto('/main');
    await page.locator('a[href="/main?wallet=deposit"]').filter({ visible: true }).first().click();
    await expect(wallet(page).getByRole('radio').first()).toBeVisible();
    await expect(wallet(page).getByRole('tab')).toHaveCount(0);
    const question = page.getByRole('alertdialog', { name: 'Leave without a deposit?' });
    await wallet(page).getByText('Bank card').click();
    await wallet(page).getByRole('textbox', { name: 'Amount' }).fill('77');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Back to the deposit' }).click();
    await expect(question).toHaveCount(0);
    await expect(wallet(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('77');
    await wallet(page).getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(wallet(page)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    await openWallet(page, 'withdraw');
    await wallet(page).getByRole('tab', { name: 'Deposit' }).click();
    await page.keyboard.press('Escape');
    await expect(wallet(page)).toHaveCount(0);
    await expect(question).toHaveCount(0);
  },
);
