import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';

const main = (page: Page) => page.locator('.spin');

/** What a player does in one round; most games ask for no more than their main button. */
type Round = (page: Page) => Promise<void>;
const play: Round = (page) => main(page).click();

const towerRound: Round = async (page) => {
  await play(page);
  const door = page.getByRole('button', { name: 'Floor 1, door 1' });
  await expect(door).toHaveAttribute('aria-disabled', 'false');
  await door.click();
  await expect(door).toHaveAccessibleName(/safe|a fall/);
  if (/safe/.test((await door.getAttribute('aria-label'))!)) await page.getByRole('button', { name: 'Cash out' }).click();
};

/** The studio's games by the name on their page: those that are their own, and a title of each model. */
const games: Record<string, Round> = {
  Apogee: play,
  'Burnished Jacks': async (page) => {
    await play(page);
    await expect(main(page)).toHaveText('Draw');
    await play(page);
  },
  'Copper Canyon': play,
  'Clockwork Cherries': play,
  'Dragon and Tiger Gallery': play,
  Galewater: play,
  'Keno on the Quay': play,
  'Kestrel Over Stone': play,
  Mines: async (page) => {
    await page.getByRole('slider', { name: 'Mines' }).fill('12');
    await play(page);
    const middle = page.getByRole('button', { name: 'Row 3, column 3' });
    await expect(middle).toHaveAttribute('aria-disabled', 'false');
    await middle.click();
    await expect(middle).toHaveAccessibleName(/gem|mine/);
    if (/gem/.test((await middle.getAttribute('aria-label'))!)) await page.getByRole('button', { name: 'Cash out' }).click();
  },
  'Penny Scratch': play,
  'Punto Banco No. 7': play,
  'Rime Wolves': play,
  'Sic Bo Pavilion': play,
  "The Assayer's Scales": play,
  'Tower of Nine Doors': towerRound,
  'Violet Dice': play,
  'Wheel of the Mere': play,
};

for (const [name, round] of Object.entries(games)) {
  test(`${name} is played as a demo to a win and to a loss`, { tag: '@phone-only' }, async ({ page }) => {
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
