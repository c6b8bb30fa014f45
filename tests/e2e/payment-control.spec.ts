import { expect, test } from './fixtures.ts';
import { deposit } from './payments.ts';

test('a tester has the next payment declined on the provider’s page, and another one run out of time', async ({
  page,
  createPlayer,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await page.goto(`${process.env.E2E_SANDBOX_URL}/payment`);
  await page.getByLabel('Method').selectOption('sandbox.deposit.card');
  await page.getByLabel('Sum').fill('61.07');
  await page.getByLabel('What happens').selectOption('The provider declines');
  await page.getByRole('button', { name: 'Have it happen' }).click();
  const picked = page.getByText('Next sandbox.deposit.card, 6107 minor units: the provider declines');
  await expect(picked).toBeVisible();
  await expectAccessible(page);

  await deposit(player, 61.07, 'approve');
  await deposit(player, 61.08, 'close');
  await page.reload();
  await expect(picked).toBeHidden();
  const payment = (sum: string) => page.getByRole('listitem').filter({ hasText: sum });
  await expect(payment('61.07 EUR')).toContainText('failed');
  await payment('61.08 EUR').getByRole('button', { name: 'Expire' }).click();
  await expect(payment('61.08 EUR')).toContainText('expired');
  await expect
    .poll(async () =>
      (await player.call('payment.invoices.list', { query: {} })).data.map(({ amount, status, statusResult }) => [
        amount,
        status,
        statusResult,
      ]),
    )
    .toEqual([
      [61.08, 3, 'expired'],
      [61.07, 3, 'declined'],
    ]);
});
