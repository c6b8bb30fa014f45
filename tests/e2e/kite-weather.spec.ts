import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openKiteStudio, type KiteStudio } from './kite-studio.ts';

const main = (page: Page) => page.locator('.spin');
const bets = (page: Page) => page.getByRole('list', { name: 'Bets' }).getByRole('listitem');

async function bet(page: Page, url: string, cashOutAt: string): Promise<void> {
  await page.goto(url);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
  await page.getByLabel('Auto cash-out at').fill(cashOutAt);
  await page.getByLabel('Auto cash-out at').press('Enter');
  await page.keyboard.press('Space');
}

test.describe('two players', () => {
  let studio: KiteStudio;
  test.beforeAll(async () => {
    studio = await openKiteStudio();
  });
  test.afterAll(() => studio.close());

  test('see the same live round: one cashes out and wins, the other stays and loses', async ({ page, browser }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await Promise.all([bet(page, studio.launchUrl('one'), '1.01'), bet(other, studio.launchUrl('other'), '1000')]);
    for (const each of [page, other]) {
      await expect(bets(each)).toHaveText([/^You€1.00/, /^Player€1.00/]);
      await expect(main(each)).toHaveText('Your bet is in.');
    }
    await expect(page.locator('.plate')).toHaveText('Cashed out at 1.01×: €1.01');
    await expect(page.getByRole('definition').first()).toHaveText('€100.01');
    await expect(other.getByRole('status')).toHaveText(/^The wind has dropped at 1.(0\d|10)×. No win. Stake €1.00, balance €99.00.$/);
    await expect(bets(other)).toHaveText(['You€1.00–', 'Player€1.001.01×€1.01']);
    // The words say the end: until the next frame the height may still be that of a climb which has not heard of it.
    const [height] = /1\.\d\d×/.exec((await other.getByRole('status').textContent())!)!;
    for (const each of [page, other]) await expect(each.locator('.height')).toHaveText(height);
    await page.getByRole('button', { name: /fairness check/ }).click();
    await expect(page.getByRole('row', { name: /Matches/ })).toContainText(height);
    await context.close();
  });

  test('bet at one table from two windows: one result for both, and none for a bet that comes late', async ({ page, browser }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const laid = [
      { window: page, url: studio.tableUrl('one'), place: 'Red' },
      { window: other, url: studio.tableUrl('other'), place: 'Black' },
    ];
    await Promise.all(
      laid.map(async ({ window, url, place }) => {
        await window.goto(url);
        await expect(main(window)).toHaveAttribute('aria-disabled', 'false');
        await window.getByRole('button', { name: place, exact: true }).click();
        await main(window).click();
      }),
    );
    for (const { window } of laid) {
      await expect(bets(window)).toHaveText([/^You€1.00/, /^Player€1.00/]);
      await expect(main(window)).toHaveText('Your bet is in.');
    }
    await expect(page.locator('.stage')).toHaveAttribute('data-phase', 'running');
    const config = JSON.parse((await page.locator('#config').textContent())!) as { sessionId: string };
    const late = await page.request.post(new URL('/api/play', page.url()).href, {
      headers: { 'x-studio-session': config.sessionId },
      data: { requestId: crypto.randomUUID(), stake: '100', choice: [{ bet: 'red', units: 10 }] },
    });
    expect([late.status(), await late.json()]).toEqual([409, { error: { code: 'betting-closed' } }]);
    const results = await Promise.all(
      laid.map(async ({ window }) => {
        await expect(window.getByRole('status')).toHaveText(/^The ball came to rest on \d+, \w+\..*Stake €1.00, balance €(99|101).00.$/);
        return /rest on (\d+, \w+)/.exec((await window.getByRole('status').textContent())!)![1]!;
      }),
    );
    expect(results[0]).toBe(results[1]);
    for (const { window, place } of laid)
      await expect(window.getByRole('definition').first()).toHaveText(results[0]!.includes(place) ? '€101.00' : '€99.00');
    await page.getByRole('button', { name: /fairness check/ }).click();
    await expect(page.getByRole('row', { name: /Matches/ }).first()).toContainText(/^\d+/);
    await context.close();
  });
});

test('a demo player bets in the round of all', { tag: '@phone-only' }, async ({ page }) => {
  await bet(page, `${process.env.E2E_STUDIO_URL}/launch?game=kite-weather&mode=demo`, '1,5');
  await expect(main(page)).toHaveText('Your bet is in.');
  await expect(bets(page).first()).toHaveText('You1.00');
  await expect(page.getByLabel('Auto cash-out at')).toHaveValue('1.50');
  await page.reload();
  await expect(main(page)).toHaveText(/^(Your bet is in\.|Cash out .*)$/);
});
