import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { alerts, balance, deposit, depositAndWait, withdraw } from './payments.ts';
import { playRound } from './rounds.ts';

test('[WD-05] payments appear and change as they happen; alerts report ends only', async ({ page, signInNew }) => {
  const player = await signInNew();
  await page.goto('/profile/history');
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  await expect(balance(page)).toHaveText('€0.00');

  const rows = page.getByRole('row');
  await deposit(player, 60);
  await expect(rows.filter({ hasText: '€60.00' })).toContainText('Completed');
  await expect(alerts(page).getByText('Deposit complete')).toBeVisible();
  await deposit(player, 20, 'decline');
  await expect(rows.filter({ hasText: '€20.00' })).toContainText('Declined');
  await expect(alerts(page).getByText('Deposit declined')).toBeVisible();

  await withdraw(player, 15, '4242424242420002');
  const payout = rows.filter({ hasText: '€15.00' });
  await expect(payout).toContainText('Pending');
  await expect(balance(page)).toHaveText('€45.00');
  await expect(alerts(page).getByText(/Withdrawal/)).toHaveCount(0);
  await expect(payout).toContainText('Declined', { timeout: 60_000 });
  await expect(alerts(page).getByText('Withdrawal declined')).toBeVisible();
  await expect(balance(page)).toHaveText('€60.00');
});

test('[WD-05] a pending withdrawal is taken back after a question, and the player hears it once', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew({ deposit: 60 });
  await page.goto('/profile/history');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: '€60.00' })).toBeVisible();
  await withdraw(player, 25);
  const payout = rows.filter({ hasText: '€25.00' });
  await payout.getByRole('button', { name: 'Cancel the withdrawal of €25.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(alerts(page).getByText('Withdrawal cancelled')).toBeVisible();
  await expect(payout).toContainText('Cancelled');
  await expect(payout.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  await expect(balance(page)).toHaveText('€60.00');
  await expectAccessible(page);
  await expect(alerts(page).getByText('Withdrawal declined')).toHaveCount(0);
});

/** On a phone the list comes first: what narrows it down is folded. */
async function unfoldFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Filter', exact: true }).click();
}

test(
  'payments are filtered by type, status and days, and page by page',
  { tag: '@phone' },
  async ({ page, createPlayer, signInAs, expectAccessible, isMobile }) => {
    const player = await createPlayer();
    for (let made = 0; made < 11; made++) await deposit(player, 10 + made, made === 0 ? 'decline' : 'approve');
    await signInAs(player);
    await page.goto('/profile/history');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: '2' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('€10.00');

    await unfoldFilters(page, isMobile);
    await page.getByRole('button', { name: /^All Status|Status/ }).click();
    await page.getByRole('option', { name: 'Declined' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(10);

    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('max', day);
    await page.getByLabel('To', { exact: true }).fill(day);
    await expect(rows).toHaveCount(10);
  },
);

test('the tab of the spins has its address and leads to the games when there are none', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/profile/history');
  await page.getByRole('tab', { name: 'Spins' }).click();
  await expect(page).toHaveURL(/\?tab=spins$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No spins yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Find a game' }).click();
  await expect(page).toHaveURL(/\/main$/);
});

test(
  '[GAME-05] rounds are listed, narrowed down and shown as they were, the money to the cent',
  { tag: '@phone' },
  async ({ page, createPlayer, signInAs, expectAccessible, isMobile }) => {
    const player = await createPlayer();
    await depositAndWait(player, 60);
    await playRound(player, 'copper-canyon');
    await playRound(player, 'violet-dice', { choice: { side: 'under', target: 5000 } });
    await signInAs(player);
    await page.goto('/profile/history?tab=spins');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await unfoldFilters(page, isMobile);
    await page.getByRole('button', { name: /Game/ }).click();
    await page.getByRole('option', { name: 'Copper Canyon' }).click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link', { name: /^Show the round of Copper Canyon/ }).click();
    await expect(page.getByRole('heading', { name: 'A round of Copper Canyon' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Spin', exact: true }).getByRole('cell')).toHaveCount(15);
    const bet = page
      .getByRole('table', { name: /transactions of this round/ })
      .getByRole('row')
      .nth(1);
    for (const sum of ['€60.00', '−€1.00', '€59.00']) await expect(bet).toContainText(sum);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    // As it was left: narrowed down to one game.
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('link', { name: /^Show the round of Copper Canyon/ })).toBeVisible();
    const statement = page.getByRole('tab', { name: 'Statement' });
    await statement.click();
    await expect(statement).toBeInViewport({ ratio: 0.95 });
  },
);

test.describe('a round of somebody else', () => {
  test.use({ expectedConsoleErrors: [/404/] });

  test('[GAME-05] is not shown', async ({ page, createPlayer, signInAs }) => {
    const [player, stranger] = [await createPlayer(), await createPlayer()];
    await depositAndWait(player, 20);
    await playRound(player, 'copper-canyon');
    const [spin] = (await player.call('game.spins.list', { query: {} })).data;
    await signInAs(stranger);
    await page.goto(`/profile/history?tab=spins&round=${spin!.id}`);
    await expect(page.getByRole('heading', { name: 'There is no such round' })).toBeVisible();
  });
});
