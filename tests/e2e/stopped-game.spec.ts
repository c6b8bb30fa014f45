import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { betAsProvider, nextToken } from './provider.ts';

test.use({ expectedConsoleErrors: [/423/] });

// Stopped for this player alone: other tests play the same games meanwhile.
test(
  '[T3] a game that is stopped says so on its page, in the midst of play and before it, until it goes on',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew({ deposit: 20 });
    const [token] = await Promise.all([nextToken(page), page.goto('/games/copper-canyon?real=true')]);
    const frame = page.locator('iframe[title="Copper Canyon"]');
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible();
    await operate('stop', 'player', player.email, '--because', 'a test');
    expect(await betAsProvider(token, '150')).toBe(14110);
    await expect(page.getByRole('status').filter({ hasText: 'This game is paused' })).toBeVisible();

    await page.goto('/games/copper-canyon');
    const stage = page.getByRole('region', { name: 'Copper Canyon, the game' });
    await stage.getByRole('button', { name: 'Play for real' }).click();
    await expect(stage).toContainText('We have paused this game for a while.');
    await expect(frame).toBeHidden();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stopped-${test.info().project.name}.png` });

    await operate('stop', 'lift', 'player', player.email, '--because', 'the test is over');
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(frame).toBeVisible();
  },
);
