import { expect, test } from './fixtures.ts';

/** The default brand's code that needs no deposit: €5, €1 a stake at most. */
const code = 'VERDI5';

test(
  '[BON-10] a game lowers its stakes when a bonus limits them in mid-session, and says why',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew();
    await player.call('game.bonuses.codes.add', { body: { bonusCode: code, trigger: 1 } });
    await page.goto('/games/copper-canyon?real=true');
    const game = page.frameLocator('iframe');
    const raise = game.getByRole('button', { name: 'Raise stake' });
    await raise.click();
    await expect(game.getByRole('textbox', { name: 'Stake', exact: true })).toHaveValue('€2.00');

    const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
    await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
    // The player comes back to the game, as from a page or a window where the bonus was started.
    await game.locator('html').evaluate(() => window.dispatchEvent(new Event('focus')));
    const limited = game.getByRole('textbox', { name: 'Stake, at most €1.00' });
    await expect(limited).toHaveValue('€1.00');
    const reason = game.getByText('For now one round may be played with €1.00 at most.').first();
    await expect(reason).toBeVisible();
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    await game.locator('.spin').click();
    await expect(reason).toBeHidden();
    await expect(game.locator('.game')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
    await limited.fill('5');
    await limited.blur();
    await expect(limited).toHaveValue('€1.00');
    await expect(reason).toBeVisible();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stake-${test.info().project.name}.png` });
  },
);
