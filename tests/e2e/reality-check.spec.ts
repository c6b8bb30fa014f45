import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';
import { havePlayed } from './time-over.ts';

const shot = (page: Page, name: string) =>
  process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name}-${test.info().project.name}.png` });

test.describe('an hour of play', () => {
  // Bets that are refused, which browsers write down.
  test.use({ expectedConsoleErrors: [/status of 4(23|09)/] });

  test(
    '[LIM-05] [S4] [S5] [S6] stops the game until the player has seen what it came to',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      test.slow();
      const player = await signInNew({ deposit: 20 });
      await page.goto('/games/copper-canyon?real=true');
      const game = page.frameLocator('iframe[title="Copper Canyon"]');
      await playFreeSpinsThrough(page, game);
      const spin = game.locator('.spin');
      const isIdle = () => expect(game.locator('.game')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
      await isIdle();
      await spin.click();
      await isIdle();
      await shot(page, 'session-strip');
      const check = page.getByRole('alertdialog', { name: 'A look at the clock' });
      await expect(check).toBeHidden();

      await havePlayed(player.profile.id, 60);
      await spin.click();
      await expect(check).toBeVisible();
      await expect(check.getByRole('definition').first()).toHaveText(/^1:0\d:\d\d$/);
      const { sitting } = (await player.call('player.playTime.get', {})).data;
      const { staked } = sitting!.results[0]!;
      await expect(check.getByRole('definition').nth(1)).toHaveText(`€${staked.toFixed(2)}`);
      await expectAccessible(page);
      await shot(page, 'reality-check');
      // The focus stays where the answers are, whatever the game does.
      await expect.poll(() => check.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(check).toBeVisible();

      await check.getByRole('button', { name: 'Play on' }).click();
      await expect(check).toBeHidden();
      // The game has been refused, and says so in its own words.
      await game.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await isIdle();
      await spin.click();
      await expect
        .poll(async () => (await player.call('player.playTime.get', {})).data.sitting!.results[0]!.staked, { timeout: 60_000 })
        .toBeGreaterThan(staked);
    },
  );

  test(
    '[LIM-05] that is all of a day’s time closes play until tomorrow',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      const player = await signInNew({ deposit: 20 });
      await page.goto('/profile/limits');
      const time = page.getByRole('region', { name: 'Time at play' });
      await time.getByRole('textbox', { name: 'Minutes per day' }).fill('60');
      await time.getByRole('button', { name: 'Set the limit' }).click();
      await expect(time.getByRole('meter', { name: 'Played today' })).toHaveAttribute('aria-valuetext', '0 minutes of 60 minutes');
      await time.getByRole('button', { name: /Every/ }).click();
      await page.getByRole('option', { name: '30 minutes' }).click();
      await expect(time.getByRole('button', { name: /Every/ })).toContainText('30 minutes');
      await time.scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await shot(page, 'play-time');

      await time.getByRole('textbox', { name: 'Minutes per day' }).fill('90');
      await time.getByRole('button', { name: 'Change' }).click();
      await expect(time.getByText(/^You asked for 90 minutes/)).toBeVisible();
      await shot(page, 'play-time-pending');

      await page.goto('/games/copper-canyon?real=true');
      const game = page.frameLocator('iframe[title="Copper Canyon"]');
      await expect(game.locator('.game')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
      await game.locator('.spin').click();
      await expect.poll(async () => (await player.call('player.playTime.get', {})).data.sitting).not.toBeNull();
      await havePlayed(player.profile.id, 60);
      await page.goto('/games/copper-canyon?real=true');
      await expect(page.getByRole('dialog', { name: 'Your time for today is up' })).toBeVisible();
    },
  );
});
