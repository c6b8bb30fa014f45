import { expect, test } from './fixtures.ts';

/** The default brand's code that needs no deposit: €5, €1 a stake at most where bonus money is used. */
const code = 'VERDI5';

test(
  '[BON-10] a game lowers its stakes when a bonus limits them in mid-session, and says why',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew({ deposit: 10 });
    await player.call('game.bonuses.codes.add', { body: { bonusCode: code, trigger: 1 } });
    await page.goto('/games/violet-dice?real=true');
    const game = page.frameLocator('iframe[title="Violet Dice"]');
    const stake = game.getByRole('textbox', { name: 'Stake', exact: true });
    await expect(game.locator('.game')).toHaveAttribute('data-state', 'idle');
    await stake.fill('20');
    await stake.blur();
    await expect(stake).toHaveValue('€20.00');

    const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
    await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
    // The player comes back to the game, as from a window where the bonus was started.
    await game.locator('html').evaluate(() => window.dispatchEvent(new Event('focus')));
    // Own money is not limited, so it is the limit while there is more of it than a bonus stake may be.
    const limited = game.getByRole('textbox', { name: /^Stake, at most €/ });
    await expect(limited).toHaveValue('€10.00');
    const reason = game.getByText(/^For now one round may be played with €[\d.]+ at most\./).first();
    await expect(reason).toBeVisible();
    await expect(game.getByRole('button', { name: 'Raise stake' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stake-${test.info().project.name}.png` });

    await limited.fill('1');
    await limited.blur();
    // A roll has no free rounds or other features after it: it ends with its number.
    await game.getByRole('button', { name: 'Roll' }).click();
    await expect(reason).toBeHidden();
    await expect(game.locator('.game')).toHaveAttribute('data-state', 'idle');
    const { realBalance } = (await player.call('wallet.accounts.list')).data[0]!;
    const most = Math.floor(realBalance * 10) / 10;
    await limited.fill('20');
    await limited.blur();
    await expect(limited).toHaveValue(`€${Math.min(most, 20).toFixed(2)}`);
  },
);
