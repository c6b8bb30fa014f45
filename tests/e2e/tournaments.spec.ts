import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { operate } from './operator.ts';
import { alerts, depositAndWait } from './payments.ts';
import { addToken } from './player.ts';
import { playRound } from './rounds.ts';
import { endTournament, holdTournament } from './short-tournament.ts';

// In their order, in one worker: the edition that the last one holds is what the page of its name shows to all meanwhile.
test.describe.configure({ mode: 'default' });

/** The default brand's: one runs always, one is over every few hours. */
const running = { path: '/tournaments/patina-hours', title: 'Patina hours' };
/** Wins all but two rolls of a hundred, and pays a little more than the stake. */
const sureRoll = { side: 'under', target: 9_800 };

async function play(player: Player, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await playRound(player, 'violet-dice', { choice: sureRoll });
}

/** Place and points of the page's player. */
const standing = (page: Page) => page.getByText('Your place: ').locator('..');

test(
  '[ROUTE-13] [TOUR-01] a guest finds a tournament with its ranking, prizes, rules and games, and the results of earlier ones',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/tournaments');
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Running and planned' }).getByRole('link', { name: running.title }).first().click();
    await expect(page).toHaveURL(new RegExp(`${running.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: running.title })).toBeVisible();
    // The stand-in crowd of a product that has just started has its first points within a minute.
    await expect(page.getByRole('list', { name: 'The first three' }).getByRole('listitem')).toHaveCount(3, { timeout: 90_000 });
    await expect(page.getByRole('region', { name: 'Prizes' })).toContainText('Place 1');
    await expect(page.getByRole('region', { name: 'The rules' })).toContainText('small stakes count as much as large ones');
    await page.getByRole('region', { name: 'Games that count' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Games that count' }).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${running.path}?finished=true`);
    await expect(page.getByText('Ended')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All tournaments' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Games that count' })).toBeHidden();
    await page.goto(running.path);
    await page.getByRole('link', { name: 'Register to take part' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('[TOUR-01] where that is asked for, a player takes part before rounds count', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/tournaments/high-water');
  // Between two editions the next one can be entered already.
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible();
  await expect(page.getByText(/^Your place: /)).toBeVisible();
});

test.describe('a refusal', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('[TOUR-01] says why one cannot take part', async ({ page, signInNew }) => {
    const player = await signInNew();
    await page.goto('/tournaments/high-water');
    const join = page.getByRole('button', { name: 'Take part' });
    await expect(join).toBeVisible();
    await operate('player', 'limit', player.email);
    await join.click();
    await expect(alerts(page).getByText('Not open', { exact: true })).toBeVisible();
  });
});

test('[TOUR-01] two players join a tournament in two windows, climb past each other by real rounds, and win', async ({
  page,
  browser,
  baseURL,
  signInNew,
  createPlayer,
}) => {
  test.slow();
  const [one, other, id] = await Promise.all([signInNew({ deposit: 50 }), createPlayer(), holdTournament('high-water')]);
  await depositAndWait(other, 50);
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await addToken(context, baseURL!, other);
  const window = await context.newPage();
  for (const each of [page, window]) {
    await each.goto(`/tournaments/high-water?finished=${id}`);
    await each.getByRole('button', { name: 'Take part' }).click();
    await expect(standing(each)).toContainText('0 points');
  }

  await play(one, 1);
  await expect(standing(page)).toHaveText('Your place: 11 points');
  await play(other, 2);
  await expect(standing(window)).toHaveText('Your place: 12 points');
  await expect(standing(page)).toHaveText('Your place: 21 points');
  await play(one, 2);
  await expect(standing(page)).toHaveText('Your place: 13 points');
  await expect(standing(window)).toHaveText('Your place: 22 points');

  const before = await Promise.all([one, other].map(balanceOf));
  await endTournament(id);
  const told = (each: Page, words: RegExp) => expect(each.getByRole('status').filter({ hasText: words })).toBeVisible({ timeout: 30_000 });
  await Promise.all([told(page, /Place 1 in High water.*You have won: €20/s), told(window, /Place 2 in High water.*You have won: €10/s)]);
  for (const each of [page, window]) {
    await expect(each.getByRole('region', { name: 'Final ranking' }).getByRole('listitem').first()).toContainText('3 points');
  }
  await expect
    .poll(async () => (await Promise.all([one, other].map(balanceOf))).map((sum, n) => Math.round((sum - before[n]!) * 100)))
    .toEqual([20_00, 10_00]);
  await context.close();
});

const balanceOf = async (player: Player): Promise<number> =>
  (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!.realBalance;
