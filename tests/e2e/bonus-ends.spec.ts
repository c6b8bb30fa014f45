import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { alerts, balance } from './payments.ts';
import { operate } from './operator.ts';
import { nextToken, roundAsProvider } from './provider.ts';
import { endTimeOfBonus } from './time-over.ts';

/** The default brand's code that needs no deposit: €5, staked ten times, €1 a stake at most. */
const code = 'VERDI5';

const section = (page: Page, title: string) => page.getByRole('region', { name: title });
const historyRow = (page: Page) => page.getByRole('row', { name: /Five to try/ });

/** A player with the running bonus on the page of a game that counts whole; answers the token of the launch. */
async function playWithBonus(page: Page, player: Player): Promise<string> {
  const { data } = await player.call('game.bonuses.codes.add', { body: { bonusCode: code, trigger: 1 } });
  expect(data.status).toBe(2);
  const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
  await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
  const [token] = await Promise.all([nextToken(page), page.goto('/games/copper-canyon?real=true')]);
  await expect(balance(page)).toHaveText('€5.00');
  return token;
}

test('[BON-02] [BON-10] a bonus that is staked to its end becomes own money, which the page tells while the game goes on', async ({
  page,
  signInNew,
}) => {
  test.slow();
  const player = await signInNew();
  const token = await playWithBonus(page, player);
  for (let round = 1; round < 50; round += 1) await roundAsProvider(token, { stake: '100', payout: '100' });
  const own = async () => (await player.call('wallet.accounts.list')).data[0]!;
  expect(await own()).toMatchObject({ balance: 5, bonusBalance: 5, withdrawalBalance: 0 });
  await roundAsProvider(token, { stake: '100', payout: '150' });
  await expect(alerts(page).getByText('€5.50 is now your own money')).toBeVisible();
  expect(await own()).toMatchObject({ balance: 5.5, bonusBalance: 0, withdrawalBalance: 5.5 });
  await page.goto('/profile/history?tab=bonuses');
  await expect(historyRow(page)).toContainText('Played');
});

test('[BON-02] [BON-10] a bonus that is staked away is lost, and said so', async ({ page, signInNew }) => {
  const player = await signInNew();
  const token = await playWithBonus(page, player);
  for (let round = 1; round <= 5; round += 1) await roundAsProvider(token, { stake: '100', payout: '0' });
  await expect(alerts(page).getByText(/^Bonus used up/)).toBeVisible();
  await expect(balance(page)).toHaveText('€0.00');
  await page.goto('/profile/history?tab=bonuses');
  await expect(historyRow(page)).toContainText('Lost');
});

test('[BON-02] [BON-10] [PROFILE-06] a bonus whose time is over goes while its page is open, which says so and keeps a message', async ({
  page,
  signInNew,
}) => {
  const player = await signInNew();
  await playWithBonus(page, player);
  await page.goto('/profile/bonuses');
  await expect(section(page, 'Running now').getByRole('progressbar')).toBeVisible();
  await endTimeOfBonus(player.profile.id);
  await expect(alerts(page).getByText('Bonus expired: €5.00')).toBeVisible({ timeout: 30_000 });
  await expect(section(page, 'Running now')).toContainText('No bonus is running: every stake is your own money.');
  await expect(balance(page)).toHaveText('€0.00');
  await page.goto('/profile/notifications');
  // In the language of the account, not of this page.
  await expect(page.getByText(/^Die Zeit von „Fünf zum Ausprobieren“, 5,00\s€, war um\./)).toBeVisible();
  await page.goto('/profile/history?tab=bonuses');
  await expect(historyRow(page)).toContainText('Expired');
});

test(
  '[BON-03] one bonus takes the place of another after the question, which names both',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew();
    await playWithBonus(page, player);
    const other = 'Two for a good catch';
    expect(await operate('campaign', 'give', 'quest-two', player.email, 'instead')).toBe('issued');
    await page.goto('/profile/bonuses');
    const start = section(page, 'Ready to start').getByRole('button', { name: `Start ${other}` });
    const question = page.getByRole('alertdialog', { name: 'Start another bonus?' });
    await start.click();
    await expect(question).toContainText(`“${other}” starts, and “Five to try” ends: one bonus runs at a time.`);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/change-${test.info().project.name}.png` });
    await question.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(section(page, 'Running now')).toContainText('Five to try');

    await start.click();
    await question.getByRole('button', { name: 'Start it' }).click();
    // The socket may tell of it before the call's answer, with which the question goes back to where it was asked.
    await expect(question).toBeHidden();
    await expect(section(page, 'Running now')).toContainText(other);
    await expect(section(page, 'Ready to start')).toBeHidden();
    await expect(balance(page)).toHaveText('€2.00');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/changed-${test.info().project.name}.png`, fullPage: true });
    await page.goto('/profile/history?tab=bonuses');
    await expect(historyRow(page)).toContainText('Canceled');
  },
);
