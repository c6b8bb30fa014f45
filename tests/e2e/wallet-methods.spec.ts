import { expect, test } from './fixtures.ts';
import { openWallet, wallet } from './payments.ts';

test('[DEP-06] a method asks for what it needs: choices, masks and lines of text, nothing that is known already', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  await signInNew({ country: 'BR', currency: 'BRL' });
  await openWallet(page, 'deposit');
  const dialog = wallet(page);
  const submit = dialog.getByRole('button', { name: /^Deposit R\$/ });

  // The e-mail of the e-wallet is the player's own: there is nothing to fill in.
  await dialog.getByText('E-wallet').click();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await expect(dialog.getByRole('textbox')).toHaveCount(1);

  await dialog.getByText('Bank transfer').click();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Choose Bank' }).click();
  await page.getByRole('option', { name: 'Harbour Savings' }).click();
  const holder = dialog.getByRole('textbox', { name: /Account holder/ });
  await expect(holder).toHaveAttribute('autocomplete', 'name');
  await expect(holder).toHaveAccessibleDescription('As written on the account');
  await holder.fill('Ana Souza');
  const cpf = dialog.getByRole('textbox', { name: /CPF/ });
  await expect(cpf).toHaveAttribute('inputmode', 'numeric');
  await cpf.pressSequentially('529x98224724');
  await cpf.blur();
  await expect(cpf).toHaveValue('529.982.247-24');
  await expect(dialog.getByText('This is not a CPF number')).toBeVisible();
  await expectAccessible(page);
  await cpf.fill('52998224725');
  await expect(submit).not.toHaveAttribute('aria-disabled');

  await dialog.getByText('Cash agent').click();
  await expect(dialog.getByRole('textbox', { name: /Number of the agent/ })).toBeDisabled();
  await expect(dialog.getByRole('textbox', { name: /Note for the agent/ })).toHaveJSProperty('tagName', 'TEXTAREA');
  const phone = dialog.getByRole('textbox', { name: /Phone/ });
  await phone.fill('5511');
  await phone.blur();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('55 11 91234-5678');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  const sent = page.waitForRequest('**/api/payment/invoices/deposit');
  await submit.click();
  const { fields } = (await sent).postDataJSON() as { fields: object };
  expect(fields).toEqual({ phone: '+55 11 91234-5678' });
});

test('[ANA-02] the steps of the wallet are counted after the yes: open, tabs, method, network, close', async ({
  page,
  context,
  baseURL,
  signInNew,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'accepted', url: baseURL! }]);
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const player = await signInNew({ currency: 'USDT' });
  await openWallet(page, 'withdraw');
  const dialog = wallet(page);
  await dialog.getByRole('tab', { name: 'Deposit' }).click();
  await dialog.getByText('Cryptocurrency').click();
  await dialog.getByRole('button', { name: /Network/ }).click();
  await page.getByRole('option', { name: /TON/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const entries = await page.evaluate(() =>
    (window as { dataLayer?: object[] }).dataLayer!.filter((entry) => 'eventCategory' in entry && entry.eventCategory === 'walletFunnel'),
  );
  const common = { event: 'Action', eventCategory: 'walletFunnel', userId: player.profile.id, loadTime: 0 };
  const ofWallet = { ...common, operationType: 'not set' };
  const ofDeposit = { ...common, operationType: 'deposit', walletOperationType: 'not set' };
  expect(entries).toEqual([
    { ...ofWallet, funnelStep: 'open', walletOperationType: 'withdraw', loadTime: expect.any(Number) as unknown as number },
    { ...ofWallet, funnelStep: 'deposit', walletOperationType: 'deposit' },
    { ...ofDeposit, funnelStep: 'method' },
    { ...ofDeposit, funnelStep: 'network' },
    { ...ofDeposit, funnelStep: 'close' },
  ]);
});
