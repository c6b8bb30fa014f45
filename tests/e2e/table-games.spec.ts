import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A game of the studio on a page of its own, on pretend credits. */
async function openDemo(page: Page, game: string): Promise<void> {
  await page.goto(`${process.env.E2E_STUDIO_URL}/launch?game=${game}&mode=demo`);
  await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle');
}

/** Plays until a round has ended as wished; the outcome is the server's. */
async function playUntil(game: FrameLocator | Page, button: string, ending: RegExp, playRound: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    await expect(game.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'false');
    await playRound();
    await expect(game.getByRole('status')).toHaveText(/(No win|Win|Paid).*balance/);
    if (ending.test(await game.getByRole('status').innerText())) return;
  }
  throw new Error(`no round in 30 ended as ${ending}`);
}

/** The game for real in the site's frame, ready to be played, of a player who has money. */
async function openReal(page: Page, identity: string, name: string): Promise<FrameLocator> {
  page.setDefaultTimeout(15_000);
  await page.goto(`/games/${identity}?real=true`);
  const game = page.frameLocator(`iframe[title="${name}"]`);
  // Before that a press is nothing.
  await expect(game.locator('.game')).toHaveAttribute('data-state', 'idle');
  return game;
}

test('[GAME-04] dice is played for money, to a win and to a loss', async ({ page, signInNew }) => {
  await signInNew({ deposit: 50 });
  const game = await openReal(page, 'violet-dice', 'Violet Dice');
  const target = game.getByRole('spinbutton', { name: 'Target' });
  const roll = (): Promise<void> => game.getByRole('button', { name: 'Roll' }).click();

  await target.fill('98');
  await target.press('Tab');
  await playUntil(game, 'Roll', /^The number is \d+\.\d\d\. Win \$?€?1\.01/, roll);
  await target.fill('0.1');
  await target.press('Tab');
  await playUntil(game, 'Roll', /No win/, roll);
});

test('dice on a phone: the choice decides, and all of it is within reach', { tag: '@phone-only' }, async ({ page, expectAccessible }) => {
  await openDemo(page, 'violet-dice');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Over' }).check();
  await page.getByRole('slider', { name: 'Target' }).press('ArrowRight');
  await expect(page.getByRole('definition').filter({ hasText: '1.98×' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Target' })).toHaveValue('50.00');
  await expect(page.getByRole('button', { name: 'Roll' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Roll' }).click();
  await expect(page.getByRole('status')).toHaveText(/^The number is .*(Win|No win)/);
});

test('[GAME-04] plinko is played for money: what falls back below the stake is paid, not won', async ({ page, signInNew }) => {
  await signInNew({ deposit: 50 });
  const game = await openReal(page, 'patina-plinko', 'Patina Plinko');
  const drop = (): Promise<void> => game.getByRole('button', { name: 'Drop' }).click();
  await game.getByRole('radio', { name: '8' }).check();
  await game.getByRole('radio', { name: 'Low' }).check();
  await playUntil(game, 'Drop', /^The ball fell into bucket [1-37-9] of 9: .* Win €/, drop);
  await playUntil(game, 'Drop', /^The ball fell into bucket [4-6] of 9: .* Paid €/, drop);
});

test('plinko on a phone: sixteen rows fit, and the button stays in sight', { tag: '@phone-only' }, async ({ page, expectAccessible }) => {
  await openDemo(page, 'patina-plinko');
  await page.getByRole('radio', { name: '16' }).check();
  await page.getByRole('radio', { name: 'High' }).check();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Drop' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Drop' }).click();
  await expect(page.getByRole('status')).toHaveText(/^The ball fell into bucket \d+ of 17/);
});

test('[GAME-04] roulette is played for money with all chips, to a win and to a loss, and its bets are laid out again', async ({
  page,
  signInNew,
}) => {
  await signInNew({ deposit: 50 });
  const game = await openReal(page, 'gale-roulette', 'Gale Roulette');
  const spin = (): Promise<void> => game.getByRole('button', { name: 'Spin' }).click();
  await spin();
  await expect(game.getByRole('status')).toHaveText('Place the other €1.00 of your stake first.');
  await game.getByRole('radio', { name: '0.5', exact: true }).check();
  await game.getByRole('button', { name: 'Red', exact: true }).click();
  await game.getByRole('radio', { name: 'Split' }).check();
  await game.getByRole('button', { name: '17 Black' }).click();
  await game.getByRole('button', { name: '20 Black' }).click();
  await expect(game.getByRole('listitem')).toHaveText(['Red: €0.50', 'Split 17–20: €0.50']);
  await playUntil(game, 'Spin', /Black\. No win/, spin);
  await game.getByRole('button', { name: 'Clear' }).click();
  await game.getByRole('button', { name: 'Repeat' }).click();
  await playUntil(game, 'Spin', /Won: Red\. Paid €/, spin);
});

test(
  'roulette on a phone: every bet is within reach, and the stake is placed in money',
  { tag: '@phone-only' },
  async ({ page, expectAccessible }) => {
    await openDemo(page, 'gale-roulette');
    await expectAccessible(page);
    await expect(page.getByText('Tap the table: 1.00 to place')).toBeInViewport({ ratio: 1 });
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('button', { name: '19–36' }).tap();
    await page.getByRole('button', { name: 'Red', exact: true }).tap();
    await expect(page.getByRole('listitem')).toHaveText(['Red: 1.00']);
    await expect(page.getByText('1.00 placed. Ready to spin')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Spin' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('status')).toHaveText(/^The ball came to rest on \d+, (Red|Black|Green)\./);
  },
);
