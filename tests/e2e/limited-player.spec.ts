import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { openWallet, wallet } from './payments.ts';

test('[PROFILE-08] [DEP-11] a limited player sees it in the wallet, and again when he tries to deposit', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await operate('player', 'limit', player.email);
  await signInAs(player);
  await openWallet(page, 'deposit');
  const dialog = wallet(page);
  await expect(dialog.getByRole('note')).toContainText('You cannot deposit into this account');
  await expectAccessible(page);
  await dialog.getByText('Bank card').click();
  await dialog.getByRole('button', { name: /^Deposit / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You cannot deposit into this account' })).toBeVisible();
  // It stays in the form too: the alert goes by itself.
  await expect(dialog.locator('form').getByRole('alert')).toContainText('You cannot deposit into this account');
  await dialog.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
