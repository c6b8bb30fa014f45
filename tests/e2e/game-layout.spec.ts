import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Phones with and without their browser's bars, one on its side, the room that is left in the frame of a page, and a desktop. */
const sizes = [
  [320, 480],
  [320, 404],
  [360, 640],
  [390, 500],
  [390, 664],
  [412, 732],
  [844, 390],
  [568, 320],
  [1440, 900],
] as const;

/** Every game, with what of it must be seen whole beside the page's own controls: a part, and the least width and height it may have. */
const games: Record<string, { part: string; least: [number, number] }[]> = {
  'burnished-jacks': [{ part: '.cards', least: [200, 50] }],
  'copper-canyon': [{ part: '.reels', least: [280, 150] }],
  'gale-roulette': [
    { part: '.felt-grid', least: [280, 110] },
    { part: '.felt-grid > button', least: [20, 18] },
    { part: '.act:not([hidden])', least: [36, 30] },
  ],
  galewater: [{ part: '.reels', least: [280, 150] }],
  'kite-weather': [
    { part: '.height', least: [8, 30] },
    { part: '.reels', least: [200, 90] },
    { part: '.auto-input', least: [60, 30] },
  ],
  apogee: [
    { part: '.reach-height', least: [20, 30] },
    { part: '.reach-input', least: [60, 30] },
  ],
  'dragon-and-tiger-gallery': [
    { part: '.hand-card', least: [30, 42] },
    { part: '.segments', least: [80, 30] },
  ],
  'eighty-numbers': [{ part: '.keno-number', least: [18, 12] }],
  'keno-on-the-quay': [
    { part: '.keno-number', least: [24, 16] },
    { part: '.own .act', least: [36, 30] },
  ],
  mines: [
    { part: '.tile', least: [28, 28] },
    { part: '#mine-count', least: [80, 24] },
  ],
  'patina-plinko': [
    { part: '.reels', least: [280, 120] },
    { part: '.segments', least: [80, 30] },
  ],
  'penny-scratch': [{ part: '.scratch-cell', least: [24, 24] }],
  'punto-banco-no-7': [
    { part: '.hand-card', least: [22, 30] },
    { part: '.segments', least: [80, 30] },
  ],
  'clockwork-cherries': [{ part: '.reels', least: [280, 150] }],
  'mustang-telegraph': [{ part: '.reels', least: [280, 150] }],
  'rime-wolves': [{ part: '.reels', least: [280, 150] }],
  'sic-bo-pavilion': [
    { part: '.die', least: [24, 24] },
    { part: '.bet', least: [18, 16] },
  ],
  'the-assayers-scales': [{ part: '.reels', least: [280, 150] }],
  'tower-of-nine-doors': [
    { part: '.door', least: [40, 12] },
    { part: '.segments', least: [80, 30] },
  ],
  'wheel-of-the-mere': [
    { part: '.wheel canvas', least: [70, 70] },
    { part: '.segments', least: [80, 30] },
  ],
  'violet-dice': [
    { part: '.reels', least: [280, 120] },
    { part: '.target-slider', least: [60, 30] },
    { part: '.target-number', least: [60, 40] },
  ],
};
const controls = [
  { part: '.spin', least: [64, 44] },
  { part: '.stake-input', least: [56, 18] },
  { part: '.step, .quick', least: [24, 28] },
  { part: '.tool', least: [30, 30] },
  { part: '.figure-balance dd', least: [30, 12] },
];

/** What is smaller than it may be, reaches out of the window, is covered, or scrolls where nobody would look for it. */
function troubles(page: Page, parts: { part: string; least: number[] }[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    for (const { part, least } of wanted) {
      const shown = [...document.querySelectorAll<HTMLElement>(part)];
      if (shown.length === 0) found.push(`${part} is missing`);
      for (const each of shown) {
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        const name = `${part} ${each.textContent ?? ''}`.trim();
        if (width < least[0]! || height < least[1]!) found.push(`${name} is ${Math.round(width)} by ${Math.round(height)}`);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is cut off`);
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCovered =
          part !== '.reels' &&
          part !== '.cards' &&
          part !== '.height' &&
          part !== '.reach-height' &&
          !each.contains(above) &&
          !above?.contains(each);
        if (isCovered) found.push(`${name} is covered by ${above?.className}`);
      }
    }
    for (const box of document.querySelectorAll<HTMLElement>('.game, .stage, .roulette, .felt-box, .own, .controls')) {
      if (box.scrollHeight > box.clientHeight + 2) found.push(`${box.className} hides ${box.scrollHeight - box.clientHeight} pixels`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
    return found;
  }, parts);
}

test('every game has its board, its stake and its button in sight on every screen', async ({ page }) => {
  for (const [game, parts] of Object.entries(games)) {
    await page.goto(`${process.env.E2E_STUDIO_URL}/launch?game=${game}&mode=demo`);
    await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => troubles(page, [...parts, ...controls]), `${game} at ${width} by ${height}`).toEqual([]);
    }
  }
});
