import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Game = Page | FrameLocator;

const main = (game: Game) => game.locator('.spin');
const cards = (game: Game) => game.getByRole('group', { name: 'Cards' }).getByRole('button');
const namesOf = (game: Game) => cards(game).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')!));

async function deal(game: Game): Promise<void> {
  await main(game).click();
  await expect(main(game)).toHaveText('Draw');
}

/** Deals, holds the cards of one rank by their keys and draws, until a round ended as wanted. */
async function playUntil(page: Page, game: Game, ending: RegExp): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    await deal(game);
    const ranks = (await namesOf(game)).map((name) => name.split(' ')[1]);
    for (const [place, rank] of ranks.entries()) {
      if (ranks.filter((each) => each === rank).length > 1) await page.keyboard.press(String(place + 1));
    }
    await page.keyboard.press('Space');
    await expect(game.getByRole('status')).toHaveText(/balance/);
    await expect(main(game)).toHaveText('Deal');
    if (ending.test((await game.getByRole('status').textContent())!)) return;
  }
  throw new Error(`no round in 60 ended as ${ending}`);
}

test('[GAME-04] is played for real to a win and a loss; a dealt hand waits for a player who reloads', async ({ page, signInNew }) => {
  await signInNew({ deposit: 50 });
  await page.goto('/games/burnished-jacks?real=true');
  const game = page.frameLocator('iframe[title="Burnished Jacks"]');
  await expect(main(game)).toHaveAttribute('aria-disabled', 'false');
  await deal(game);
  const dealt = await namesOf(game);
  expect(dealt.every((name) => /^Hold \w+ of (clubs|diamonds|hearts|spades)$/.test(name))).toBe(true);

  await page.reload();
  await expect(game.getByRole('status')).toHaveText(/^Your last round is still open\./);
  expect(await namesOf(game)).toEqual(dealt);
  await cards(game).nth(2).click();
  await expect(cards(game).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await main(game).click();
  await expect(game.getByRole('status')).toHaveText(/balance/);
  expect(`Hold ${(await namesOf(game))[2]}`).toBe(dealt[2]);

  await playUntil(page, game, /No win/);
  await playUntil(page, game, /Win €/);
  await expect(game.locator('.pay-list [aria-current]')).toHaveCount(1);
});

test('is played in demo by touch', { tag: '@phone-only' }, async ({ page, expectAccessible }) => {
  await page.goto(`${process.env.E2E_STUDIO_URL}/launch?game=burnished-jacks&mode=demo`);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await deal(page);
  await cards(page).nth(0).tap();
  await cards(page).nth(4).tap();
  await expect(cards(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await main(page).tap();
  await expect(page.getByRole('status')).toHaveText(/^Cards: .*balance/);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('99.5439 % with the best hold of every hand');
  await expect(page.getByRole('dialog')).toContainText('800 times the stake');
  await expectAccessible(page);
});
