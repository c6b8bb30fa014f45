import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFreeRoundsStudio, type FreeRoundsStudio } from './free-rounds-studio.ts';
import { playFreeSpinsThrough } from './free-spins.ts';

const spin = (page: Page) => page.locator('.spin');
const count = (page: Page) => page.locator('.free-count');
const idle = (page: Page) => expect(page.locator('.game')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
const sale = (page: Page) => page.getByRole('button', { name: /^Buy free spins/ });
const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const expectBalance = (page: Page, balance: number) => expect(page.getByRole('definition').first()).toHaveText(format.format(balance));

/** The price follows the stake, is named before anything is taken, and is taken once. */
async function buyFreeSpins(page: Page, balance: number): Promise<void> {
  await page.getByRole('button', { name: 'Half the stake' }).click();
  await expect(sale(page)).toHaveText('Buy free spins €10.00');
  await sale(page).click();
  const asked = page.getByRole('dialog', { name: 'Buy free spins for €10.00?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expectBalance(page, balance);
  await sale(page).click();
  await asked.getByRole('button', { name: 'Buy for €10.00' }).click();
  await expect(page.locator('.game')).not.toHaveAttribute('data-state', 'idle');
  await idle(page);
  const paid = /(?:Win|Paid) €([\d.,]+)\. Stake €10\.00/.exec((await page.getByRole('status').first().innerText()) ?? '');
  await expectBalance(page, balance - 10 + Number(paid?.[1]?.replace(',', '') ?? 0));
}

for (const [game, player] of [
  ['copper-canyon', 'one'],
  ['the-koi-notary', 'two'],
  ['the-assayers-scales', 'one'],
] as const) {
  test.describe(game, () => {
    let studio: FreeRoundsStudio;
    test.beforeAll(async () => {
      studio = await openFreeRoundsStudio(game);
    });
    test.afterAll(() => studio.close());

    test(
      `free spins of ${game} are counted, played to the last with the casino’s stake, and then the player is asked`,
      { tag: '@phone' },
      async ({ page, expectAccessible }) => {
        test.slow();
        await playFreeSpinsThrough(page);
        await page.goto(studio.launchUrl(player));
        await idle(page);
        await expect(count(page)).toHaveText('0 of 3 free spins');
        await expect(page.locator('.free')).toContainText('Stake €0.20, paid by the casino');
        await expect(page.getByRole('textbox', { name: 'Stake', exact: true })).toHaveValue('€0.20');
        for (const name of ['Raise stake', 'Lower stake']) {
          await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
        }
        await expect(sale(page)).toHaveCount(0);
        await expectAccessible(page);
        for (const round of [1, 2, 3]) {
          await spin(page).click();
          await expect(count(page)).toHaveText(`${round} of 3 free spins`);
          if (round < 3) await idle(page);
        }
        const asked = page.getByRole('dialog', { name: 'Your free spins are played' });
        await expect(asked).toBeVisible({ timeout: 60_000 });
        const won = Number(/won €([\d.,]+) in all/.exec(await asked.innerText())![1]!.replace(',', ''));
        await asked.getByRole('button', { name: 'Play on' }).click();
        await expect(page.locator('.free')).toHaveCount(0);
        // Nothing was staked: the balance has grown by what was won.
        await expectBalance(page, 100 + won);
        await expect(page.getByRole('textbox', { name: 'Stake', exact: true })).toHaveValue('€1.00');
        await page.reload();
        await idle(page);
        await expect(page.locator('.free')).toHaveCount(0);
        if (game !== 'the-koi-notary') return expect(sale(page)).toHaveCount(0);
        await buyFreeSpins(page, 100 + won);
      },
    );
  });
}
