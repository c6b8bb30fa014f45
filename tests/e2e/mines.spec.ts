import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Game = Page | FrameLocator;

const main = (game: Game) => game.locator('.spin');
const field = (game: Game, row: number, column: number) => game.getByRole('button', { name: `Row ${row}, column ${column}` });

/** Bets with so many mines and uncovers the field in the middle of the first row; again, until it hides what is wanted. */
async function playUntil(game: Game, mines: number, wanted: 'gem' | 'mine'): Promise<void> {
  await game.getByRole('slider', { name: 'Mines' }).fill(String(mines));
  await expect(async () => {
    await main(game).click();
    await expect(field(game, 1, 3)).toHaveAttribute('aria-disabled', 'false');
    await field(game, 1, 3).click();
    await expect(field(game, 1, 3)).toHaveAccessibleName(/gem|mine/);
    const found = (await field(game, 1, 3).getAttribute('aria-label'))!.endsWith('gem') ? 'gem' : 'mine';
    if (found === wanted) return;
    if (found === 'gem') await game.getByRole('button', { name: 'Cash out' }).click();
    await expect(main(game)).toHaveText('Bet');
    expect(found).toBe(wanted);
  }).toPass();
}

test('[GAME-04] is played for real: a gem, away and back in the same round, cashed out; then a mine', async ({ page, signInNew }) => {
  await signInNew({ deposit: 20 });
  await page.goto('/games/mines?real=true');
  const game = page.frameLocator('iframe[title="Mines"]');
  await expect(game.locator('.figure-balance dd')).toHaveText('€20.00');
  await playUntil(game, 1, 'gem');

  await page.reload();
  await expect(game.getByRole('status')).toHaveText(/^Your last round is still open\./);
  await expect(field(game, 1, 3)).toHaveAccessibleName('Row 1, column 3, gem');
  await field(game, 1, 3).focus();
  await page.keyboard.press('ArrowDown');
  await expect(field(game, 2, 3)).toBeFocused();
  await game.getByRole('button', { name: 'Cash out' }).click();
  await expect(game.getByRole('status')).toHaveText(/Win €1\.03\. Stake €1\.00/);

  // With one gem on the board, that one would end the round by itself.
  await playUntil(game, 23, 'mine');
  await expect(game.getByRole('status')).toHaveText(/A mine\. No win\./);
});

test('is played in demo by touch', { tag: '@phone-only' }, async ({ page, expectAccessible }) => {
  await page.goto(`${process.env.E2E_STUDIO_URL}/launch?game=mines&mode=demo`);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  const box = (await field(page, 3, 3).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await playUntil(page, 3, 'gem');
  await page.getByRole('button', { name: 'Cash out' }).click();
  await expect(page.getByRole('status')).toHaveText(/Win 1\.12\./);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('98.28 to 99%');
  await expect(page.getByRole('dialog')).toContainText('3,965.77 times the stake');
  await expectAccessible(page);
});

test.describe('in two windows', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('a step that another window took first is explained, and the round shown as it stands', async ({ page }) => {
    await page.goto(`${process.env.E2E_STUDIO_URL}/launch?game=mines&mode=demo`);
    // It may have met the mine first, one time in twenty-five: the balance is that of the other window, whatever was lost.
    await playUntil(page, 1, 'gem');
    const balanceIn = (window: Page) => window.locator('.figure-balance dd');
    const before = (await balanceIn(page).textContent())!;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Cash out' }).click();
    await expect(other.getByRole('status')).toHaveText(/Win 1\.03\./);
    await field(page, 5, 5).click();
    await page.getByRole('dialog', { name: 'The round has moved on' }).getByRole('button', { name: 'Close' }).click();
    await expect(main(page)).toHaveText('Bet');
    await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(balanceIn(other)).not.toHaveText(before);
    await expect(balanceIn(page)).toHaveText((await balanceIn(other).textContent())!);
  });
});
