import { coinProvider, openCoinProvider } from './coin-provider.ts';
import { expect, test } from './fixtures.ts';
import { balance, depositAndWait } from './payments.ts';

test('[GAME-04] [GAME-05] a provider that is set up by configuration alone serves its game for money and explains its rounds', async ({
  page,
  createPlayer,
  signInAs,
}) => {
  const provider = await openCoinProvider({
    port: Number(process.env.E2E_PROVIDER_PORT),
    secret: process.env.E2E_PROVIDER_SECRET!,
    platformUrl: process.env.E2E_BASE_URL!,
  });
  try {
    const player = await createPlayer();
    await depositAndWait(player, 20);
    await signInAs(player);
    await page.goto(`/games/${coinProvider.game}?real=true`);
    const game = page.locator('iframe[title="Lanternfish Hour"]').contentFrame();
    await expect(balance(page)).toHaveText('€20.00');
    const toss = game.getByRole('button', { name: 'Toss for 1.00' });
    await toss.click();
    await expect(game.getByRole('status')).toHaveText('Heads');
    await expect(balance(page)).toHaveText('€20.90');
    await toss.click();
    await expect(game.getByRole('status')).toHaveText('Tails');
    await expect(balance(page)).toHaveText('€19.90');

    await page.goto('/profile/history?tab=spins');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(2);
    const won = rows.filter({ hasText: '€1.90' });
    await won.getByRole('link', { name: /^Show the round of Lanternfish Hour/ }).click();
    await expect(page.getByRole('heading', { name: 'A round of Lanternfish Hour' })).toBeVisible();
    for (const words of ['The coin showed heads.', 'Called', 'Shown']) await expect(page.getByText(words)).toBeVisible();
  } finally {
    await provider.close();
  }
});
