import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';

const main = (page: Page) => page.locator('.spin');

/** What a player does in one round; most games ask for no more than their main button. */
type Round = (page: Page) => Promise<void>;
const play: Round = (page) => main(page).click();

/** Every game of the studio, by the name on its page. */
const games: Record<string, Round> = {
  'Burnished Jacks': async (page) => {
    await play(page);
    await expect(main(page)).toHaveText('Draw');
    await play(page);
  },
  'Copper Canyon': play,
  Galewater: play,
  Mines: async (page) => {
    await page.getByRole('slider', { name: 'Mines' }).fill('12');
    await play(page);
    const middle = page.getByRole('button', { name: 'Row 3, column 3' });
    await expect(middle).toHaveAttribute('aria-disabled', 'false');
    await middle.click();
    await expect(middle).toHaveAccessibleName(/gem|mine/);
    if (/gem/.test((await middle.getAttribute('aria-label'))!)) await page.getByRole('button', { name: 'Cash out' }).click();
  },
  "The Assayer's Scales": play,
  'Violet Dice': play,
};

for (const [name, round] of Object.entries(games)) {
  test(`[GAME-03] ${name} is played as a demo to a win and to a loss`, { tag: '@phone-only' }, async ({ page }) => {
    await playFreeSpinsThrough(page);
    await page.goto(`${process.env.E2E_STUDIO_URL}/`);
    await page.getByRole('link', { name, exact: true }).click();
    const endings = new Set<string>();
    await expect(async () => {
      await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle');
      await round(page);
      await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle', { timeout: 30_000 });
      const result = await page.getByRole('status').textContent();
      endings.add(/No win/.test(result!) ? 'lost' : 'paid');
      expect(endings.size).toBe(2);
    }).toPass({ intervals: [0] });
  });
}
