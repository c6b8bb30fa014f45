import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { betAsProvider, nextToken } from './provider.ts';

/** The default brand's code that needs no deposit: €5, staked ten times, €1 a stake at most. */
const code = 'VERDI5';
const name = 'Five to try';

async function redeem(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(text);
  await page.getByRole('button', { name: 'Redeem' }).click();
}
const section = (page: Page, title: string) => page.getByRole('region', { name: title });

test.describe('with a round that stays open', () => {
  // It stands in the way of giving the bonus up.
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test(
    '[BON-03] [BON-06] [BON-10] a code brings a bonus, which is started, staked and given up',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      test.slow();
      await signInNew();
      await page.goto('/profile/bonuses');
      await redeem(page, 'NOTHING-OF-THE-KIND');
      await expect(page.getByText('This code is wrong').first()).toBeVisible();
      await redeem(page, code);
      await expect(page.getByText(`The code ${code} was accepted. What it brings is shown above.`)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('');
      const ready = section(page, 'Ready to start');
      await expect(ready).toContainText('€5.00');
      await expect(ready).toContainText('€50.00');
      await expectAccessible(page);

      await ready.getByRole('button', { name: `Start ${name}` }).click();
      const running = section(page, 'Running now');
      await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^€0\.00 of €50\.00 staked, \d+ days left$/);
      await expect(
        page.getByRole('banner').getByRole('link', { name: new RegExp(`^Bonus ${name}, 0%: €0\\.00 of €50\\.00`) }),
      ).toBeVisible();

      // Whose money plays is told before the first stake, and a stake above the limit is refused by name.
      const [token] = await Promise.all([nextToken(page), page.goto('/games/copper-canyon?real=true')]);
      await expect(page.getByText('You play with bonus money now. A stake that uses bonus money may be €1.00 at most.')).toBeVisible();
      expect(await betAsProvider(token, '101')).toBe(15011);
      const tooHigh = page.getByRole('dialog', { name: 'This stake is too high' });
      await expect(tooHigh).toContainText(`While “${name}” runs, a stake that uses bonus money may be €1.00 at most.`);
      const [next] = await Promise.all([nextToken(page), tooHigh.getByRole('button', { name: 'Back to the game' }).click()]);
      expect(await betAsProvider(next, '100')).toBeNull();

      // The round has no result: it stands in the way of giving the bonus up.
      await page.goto('/profile/bonuses');
      await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^€1\.00 of €50\.00 staked/);
      await running.getByRole('button', { name: `Give up ${name}` }).click();
      const open = page.getByRole('dialog', { name: 'Rounds are still open' });
      await expect(open).toContainText('€4.00 of bonus money');
      await expectAccessible(page);
      await open.getByRole('button', { name: 'Give it up anyway' }).click();
      await expect(open.getByRole('status').filter({ hasText: 'Not yet: finish the round' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('A round is still open')).toBeVisible();
    },
  );
});

test('[BON-03] a bonus that was not started is given up after the question, and stays in the history', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew();
  await player.call('game.bonuses.codes.add', { body: { bonusCode: code, trigger: 1 } });
  await page.goto('/profile/bonuses');
  await page.getByRole('button', { name: `Give up ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Give this up unused?' });
  await expect(question).toContainText('The bonus, €5.00');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Bonus given up: €5.00')).toBeVisible();
  await expect(section(page, 'Ready to start')).toBeHidden();
  await page.goto('/profile/history?tab=bonuses');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Canceled');
});
