import { expect, test, type Player } from './fixtures.ts';
import { balance } from './payments.ts';
import { roundsAsProvider } from './provider.ts';

/** A thousand euros staked and won back in a slot: a hundred points, with which the second level is reached. */
const thousand = Array.from({ length: 10 }, () => ({ stake: '10000', payout: '10000' }));
const reachBronze = (player: Player) => roundsAsProvider(player, 'galewater', thousand);

test(
  '[LOY-02] [LOY-03] a new level is announced over any page, and leads to all levels',
  { tag: '@phone' },
  async ({ page, signInNew }) => {
    const player = await signInNew({ deposit: 100 });
    await page.goto('/main');
    await expect(balance(page)).toHaveText(/€100\.00/);
    await reachBronze(player);
    const news = page.getByRole('dialog', { name: 'A new level' });
    await expect(news).toContainText('Bronze');
    await news.getByRole('link', { name: 'All levels' }).click();
    await expect(page).toHaveURL(/\/loyalty$/);
    await expect(news).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Bronze');
  },
);

test('[LOY-02] over a game a new level is told in passing', async ({ page, signInNew }) => {
  const player = await signInNew({ deposit: 100 });
  // A rise is one from the level that the page knows.
  const points = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/retention/account');
  await page.goto('/games/copper-canyon?real=true');
  await points;
  await expect(page.locator('iframe').first()).toBeVisible();
  await reachBronze(player);
  await expect(page.getByText('New level: Bronze')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'A new level' })).toBeHidden();
});
