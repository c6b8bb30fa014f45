import type { Page, Route } from '@playwright/test';
import { expect, test, withMotion } from './fixtures.ts';
import { playFreeSpinsThrough } from './free-spins.ts';

const game = `${process.env.E2E_STUDIO_URL}/launch?game=copper-canyon&mode=demo`;

test.use(withMotion);

/** In the order of their numbers. */
const symbols = ['Wild', 'Canyon', 'Emerald', 'Mine cart', 'Pickaxe', 'Lantern', 'Ace', 'King', 'Queen', 'Jack', 'Ten'] as const;

interface Answer {
  outcome: { spin: { lineWins: { symbol: number; count: number }[] }; freeSpins: unknown[] };
}

async function open(page: Page, query = ''): Promise<void> {
  await playFreeSpinsThrough(page);
  await page.goto(game + query);
  await expect(page.getByRole('button', { name: /^(Spin|Drehen)$/ })).toHaveAttribute('aria-disabled', 'false');
}

async function waitForRound(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(/(No win|Win|Paid)/, { timeout: 60_000 });
}

test('a round is played by the keyboard alone, and described in words', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Copper Canyon' })).toBeVisible();
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1,000.00');

  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status')).toHaveText('Stake 2.00.');
  const answer = page.waitForResponse('**/api/play');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('The round is under way. Stake 2.00.');
  await waitForRound(page);
  const { spin, freeSpins } = ((await (await answer).json()) as Answer).outcome;
  const cells = page.getByRole('table', { name: 'Reels' }).getByRole('cell');
  await expect(cells).toHaveCount(15);
  if (freeSpins.length > 0) return;
  // Whatever the studio says has won is read where it stands, and counted.
  const count = spin.lineWins.length;
  await expect(page.getByRole('status')).toHaveText(
    count === 0 ? /^(No win|Win|Paid)/ : count === 1 ? /^1 line\. / : new RegExp(`^${count} lines\\. `),
  );
  const seen = await cells.allTextContents();
  for (const win of spin.lineWins)
    for (const reel of Array.from({ length: win.count }, (_, n) => n))
      expect([0, 1, 2].map((row) => seen[row * 5 + reel])).toEqual(
        expect.arrayContaining([expect.stringMatching(`^(Wild|${symbols[win.symbol]})$`)]),
      );
});

test('the rules state return, highest win and pays at the present stake', async ({ page, expectAccessible }) => {
  await open(page, '&locale=de');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Regeln' }).click();
  const rules = page.getByRole('dialog', { name: 'Regeln und Auszahlungen' });
  await expect(rules).toContainText('96,1156 %');
  await expect(rules).toContainText('Das 18.681,5-Fache des Einsatzes');
  await expect(rules).toContainText('100,00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('the same round is asked for again, and a dialog says that nothing is lost', async ({ page, expectAccessible }) => {
    const requests: string[] = [];
    const isCut = { value: true };
    await page.route('**/api/play', async (route: Route) => {
      requests.push((route.request().postDataJSON() as { requestId: string }).requestId);
      await (isCut.value ? route.abort() : route.continue());
    });
    await open(page);
    await page.getByRole('button', { name: 'Spin' }).click();
    const dialog = page.getByRole('dialog', { name: 'No connection' });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    isCut.value = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await waitForRound(page);
    expect(requests.length).toBeGreaterThan(2);
    expect(new Set(requests).size).toBe(1);
  });
});

test('the stake is halved, doubled, typed and set to the highest, and stays among those that are offered', async ({ page }) => {
  await open(page);
  const stake = page.getByRole('textbox', { name: 'Stake' });
  await page.getByRole('button', { name: 'Double the stake' }).click();
  await expect(stake).toHaveValue('2.00');
  await page.getByRole('button', { name: 'Half the stake' }).click();
  await page.getByRole('button', { name: 'Half the stake' }).click();
  await expect(stake).toHaveValue('0.40');
  await stake.fill('3,33');
  await stake.press('Enter');
  await expect(stake).toHaveValue('3.20');
  await expect(page.getByRole('status')).toHaveText('Stake 3.20.');
  await page.getByRole('button', { name: 'Highest stake you can afford' }).click();
  await expect(stake).toHaveValue('20.00');
  await stake.fill('0,20');
  await stake.press('Enter');
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByRole('status')).toHaveText(/Stake 0\.20, balance/, { timeout: 60_000 });
});

test('a player has the secret revealed, and the browser computes the rounds again', async ({ page, expectAccessible }) => {
  await open(page);
  await page.getByRole('button', { name: 'Spin' }).click();
  await waitForRound(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Check that your rounds were fair' }).click();
  const check = page.getByRole('dialog', { name: 'Check your rounds' });
  await check.getByRole('textbox', { name: 'Your word for the next rounds' }).fill('three quiet otters');
  await check.getByRole('button', { name: 'Reveal the secret and start a new one' }).click();
  await expect(check.getByText('The secret has the hash that was shown before.')).toBeVisible();
  await expect(check.getByRole('row')).toHaveCount(2);
  await expect(check.getByRole('row').last()).toContainText('Matches');
  await expect(check.getByText('three quiet otters')).toBeVisible();
  await expectAccessible(page);
});

test('a revealed round is computed again on a page of its own, without a server', async ({ page, context, expectAccessible }) => {
  await page.goto(`${process.env.E2E_STUDIO_URL}/verify`);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Secret (server seed)' }).fill('ab'.repeat(32));
  await page.getByRole('textbox', { name: 'Your word (client seed)' }).fill('player');
  await page.getByRole('spinbutton', { name: 'Number of the round (nonce)' }).fill('3');
  await page.getByRole('button', { name: 'Compute the round' }).click();
  const result = page.getByRole('status');
  await expect(result).toContainText('9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885');
  await expect(result).toContainText('0.00 times the stake');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Secret (server seed)' }).fill('ab');
  await page.getByRole('button', { name: 'Compute the round' }).click();
  await expect(result).toContainText('64 hexadecimal digits');
});
