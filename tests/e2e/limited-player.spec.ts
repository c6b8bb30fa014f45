import { expect, test } from './fixtures.ts';
import { openWallet, wallet } from './payments.ts';

test('[PROFILE-08] [DEP-11] a limited player is told so in the wallet, and again when he tries to deposit', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await createPlayer());
  // No call limits a player: that is done by people of the house.
  await page.route('**/api/player/profile', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...body.data, status: 2 } } });
  });
  await openWallet(page, 'deposit');
  const dialog = wallet(page);
  await expect(dialog.getByRole('note')).toContainText('Deposits are not open to your account');
  await expectAccessible(page);
  await dialog.getByText('Bank card').click();
  await dialog.getByRole('button', { name: /^Deposit / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deposits are not open to your account' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
