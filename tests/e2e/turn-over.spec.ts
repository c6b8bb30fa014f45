import { expect, test } from './fixtures.ts';
import { depositAndWait, spin, wallet } from './payments.ts';

test('[WD-04] [CALL-10] what must still be staked is shown in place of the form, follows each bet, and makes room for the form', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 30, 'sandbox.deposit.e-wallet');
  await signInAs(player);
  await page.goto('/static/about?turn-over-wager=true');
  await expect(page.getByRole('dialog', { name: 'Before you withdraw' })).toContainText('€30.00 still to stake', { timeout: 30_000 });

  await page.goto('/static/about?wallet=withdraw');
  const dialog = wallet(page);
  const staked = dialog.getByRole('progressbar', { name: 'Staked' });
  await expect(staked).toHaveAttribute('aria-valuetext', '€0.00 of €30.00 staked (0%)');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);

  await spin(player, 1_000);
  await expect(staked).toHaveAttribute('aria-valuetext', '€10.00 of €30.00 staked (33.33%)');
  await spin(player, 2_000);
  await expect(dialog.getByRole('radio', { name: /Bank card/ })).toBeVisible();
  await expect(staked).toHaveCount(0);
});
