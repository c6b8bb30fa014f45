import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { depositAndWait } from './payments.ts';
import { addToken } from './player.ts';
import { playRound } from './rounds.ts';

/** The default brand's: one runs always, one is over every few hours. */
const running = { path: '/tournaments/patina-hours', title: 'Patina hours' };
/** Wins all but two rolls of a hundred, and pays a little more than the stake: a point a round. */
const sureRoll = { side: 'under', target: 9_800 };

async function play(player: Player, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await playRound(player, 'violet-dice', { choice: sureRoll });
}

const ownPoints = (page: Page) => page.getByText('Your place: ').locator('..');

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

test('[TOUR-01] two players see each other climb by their rounds, as they play', async ({
  page,
  browser,
  baseURL,
  signInNew,
  createPlayer,
}) => {
  test.slow();
  const one = await signInNew({ deposit: 50 });
  const other = await createPlayer();
  await depositAndWait(other, 50);
  await page.goto(running.path);
  await expect(page.getByText('No round of yours has counted so far.')).toBeVisible();
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  await addToken(context, baseURL!, other);
  const window = await context.newPage();
  await window.goto(running.path);

  await play(one, 1);
  await expect(ownPoints(page)).toContainText(/\d+(\.\d+)? points/);
  await play(other, 3);
  await expect(ownPoints(window)).toContainText(/[23]\.\d+ points/);
  await expect(page.getByRole('row', { name: /You/ })).toBeVisible();

  // Prizes go to those who have played ten rounds: who has stands before those who have not.
  const before = await placeOf(page);
  await play(one, 10);
  await expect.poll(() => placeOf(page)).toBeLessThan(before);
  await expect.poll(async () => (await placeOf(window)) - (await placeOf(page))).toBeGreaterThan(0);
  await context.close();
});

/** Where the page says that its player stands. */
async function placeOf(page: Page): Promise<number> {
  return Number((await page.getByText(/^Your place: [\d,]+$/).innerText()).replace(/\D/g, ''));
}

test('[TOUR-01] where that is asked for, a player takes part before rounds count', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/tournaments/high-water');
  // Between two editions the next one can be entered already.
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible();
  await expect(page.getByText(/^Your place: /)).toBeVisible();
});
