import { expect, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';
import { depositAndWait } from './payments.ts';

// Copper Canyon is played for real by the story; every game is played as a demo on a phone by studio-games.spec.ts.
const slots = [
  { identity: 'galewater', name: 'Galewater' },
  { identity: 'the-assayers-scales', name: "The Assayer's Scales" },
];

for (const { identity, name } of slots) {
  test(`[GAME-03] [GAME-04] ${name} is played for real to a win and to a loss`, async ({ page, createPlayer, signInAs }) => {
    const player = await createPlayer();
    await depositAndWait(player, 30, 'sandbox.deposit.e-wallet');
    await signInAs(player);
    await page.goto(`/games/${identity}?real=true`);
    const game = page.frameLocator(`iframe[title="${name}"]`);
    await playFreeSpinsThrough(page, game);
    const [spin, status] = [game.getByRole('button', { name: 'Spin', exact: true }), game.getByRole('status')];
    const seen = { paid: false, lost: false };
    for (let round = 0; round < 28 && !(seen.paid && seen.lost); round += 1) {
      await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
      await spin.click();
      await expect(status).toHaveText(/under way/);
      await expect(status).toHaveText(/balance €/, { timeout: 60_000 });
      seen[(await status.innerText()).includes('No win') ? 'lost' : 'paid'] = true;
    }
    expect(seen).toEqual({ paid: true, lost: true });
    await expect(game.getByRole('table', { name: 'Reels' }).getByRole('cell')).toHaveCount(15);
    await game.getByRole('button', { name: 'Rules' }).click();
    await expect(game.getByRole('dialog', { name: 'Rules and pays' })).toContainText('Return to player');
  });
}
