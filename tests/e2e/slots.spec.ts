import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';
import { depositAndWait } from './payments.ts';

const slots = [
  { identity: 'galewater', name: 'Galewater' },
  { identity: 'the-assayers-scales', name: "The Assayer's Scales" },
];

/** Plays a round and waits until it has been told; how the reels move has tests of its own. */
async function playRound(game: FrameLocator | Page): Promise<string> {
  const [spin, told] = [game.getByRole('button', { name: 'Spin', exact: true }), game.getByRole('status')];
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await spin.click();
  await expect(told).toHaveText(/under way/);
  await expect(told).toHaveText(/balance/, { timeout: 60_000 });
  return told.innerText();
}

for (const { identity, name } of slots) {
  test(`[GAME-04] ${name} is played for real to a win and to a loss`, async ({ page, createPlayer, signInAs }) => {
    const player = await createPlayer();
    await depositAndWait(player, 30, 'sandbox.deposit.e-wallet');
    await signInAs(player);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/games/${identity}?real=true`);
    const game = page.frameLocator(`iframe[title="${name}"]`);
    await playFreeSpinsThrough(page, game);
    const seen = { paid: false, lost: false };
    for (let round = 0; round < 30 && !(seen.paid && seen.lost); round += 1) {
      const result = await playRound(game);
      seen[result.includes('No win') ? 'lost' : 'paid'] = true;
    }
    expect(seen).toEqual({ paid: true, lost: true });
  });

  test(
    `[GAME-03] ${name} is played in demo, its reels and rules can be read`,
    { tag: '@phone-only' },
    async ({ page, expectAccessible }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await playFreeSpinsThrough(page);
      await page.goto(`${process.env.E2E_SANDBOX_URL}/studio/launch?game=${identity}&mode=demo`);
      await playRound(page);
      await expect(page.getByRole('table', { name: 'Reels' }).getByRole('cell')).toHaveCount(15);
      await page.getByRole('button', { name: 'Rules' }).click();
      await expect(page.getByRole('dialog', { name: 'Rules and pays' })).toContainText('Return to player');
      await expectAccessible(page);
    },
  );
}
