import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { operate } from './operator.ts';
import { balance, depositAndWait, spin, wallet } from './payments.ts';
import { betAsProvider, nextToken } from './provider.ts';

const address = '/games/copper-canyon';
const frame = (page: Page) => page.locator('iframe[title="Copper Canyon"]');
const mode = (page: Page) => page.getByRole('group', { name: 'How you play' });

/** The page with the game running for real; answers the token that its provider has. */
async function playForReal(page: Page): Promise<string> {
  const [token] = await Promise.all([nextToken(page), page.goto(`${address}?real=true`)]);
  await expect(frame(page)).toBeVisible();
  return token;
}

test('[GAME-03] [S10] a guest who asks for real play gets the demo; the way to money is an account, and signing in switches', async ({
  page,
  createPlayer,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 20);
  await page.goto(`${address}?real=true`);
  await expect(mode(page).getByRole('radio', { name: 'For fun' })).toBeChecked();
  await expect(page.getByText('For fun: demo credits')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Canyon');
  await mode(page).getByText('Real money').click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form).toBeVisible();
  await form.getByRole('link', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: /E-mail/ }).fill(player.email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(mode(page).getByRole('radio', { name: 'Real money' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Copper Canyon, the game' })).toContainText('Balance€20.00');
});

test(
  '[GAME-03] [S10] a game that runs for money shows time and result of its session, and fills the screen',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible, isMobile }) => {
    await signInNew({ deposit: 20 });
    // An iPhone has no full screen for elements.
    await page.addInitScript(() => Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined }));
    const token = await playForReal(page);
    const section = page.getByRole('region', { name: 'Copper Canyon, the game' });
    await expect(section).toContainText('Won or lost€0.00');
    await expect(frame(page).contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible();
    expect(await betAsProvider(token, '150')).toBeNull();
    await expect(section).toContainText('Won or lost-€1.50');
    await expect(balance(page)).toHaveText('€18.50');
    await expect(section).toContainText(/Time0:\d\d/);
    await expect(section.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/profile/limits');
    await expectAccessible(page);

    // On a phone it starts so.
    const leave = section.getByRole('button', { name: 'Leave full screen' });
    if (!isMobile) await section.getByRole('button', { name: 'Full screen' }).click();
    await expect(leave).toBeVisible();
    await expect.poll(async () => (await section.boundingBox())?.y).toBe(0);
    await leave.click();
    await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThan(0);
    await section.getByRole('button', { name: 'Full screen' }).click();
    await section.getByRole('button', { name: 'Deposit' }).click();
    await expect(wallet(page)).toBeVisible();
    await expect(frame(page)).toBeAttached();
  },
);

test(
  '[GAME-03] beside a bonus and a tournament the bar of a game that fills a phone keeps its buttons in sight',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    const player = await signInNew({ deposit: 20 });
    await spin(player, 100);
    const bar = page.getByRole('group', { name: 'How you play' }).locator('..');
    const cutOff = () =>
      bar.locator('a, button, label').evaluateAll((all) =>
        all.flatMap((each) => {
          const { left, right } = each.getBoundingClientRect();
          return each.checkVisibility() && (left < 0 || right > window.innerWidth) ? [each.textContent || each.ariaLabel] : [];
        }),
      );
    const sizes = [
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 480],
    ] as const;
    const staysInSight = async (part: RegExp) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(`${address}?real=true`);
      await expect(bar.getByRole('link', { name: part })).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(cutOff, `${part} at ${width}`).toEqual([]);
        // In one row: a chip that comes with a round moves nothing.
        await expect.poll(async () => (await bar.boundingBox())!.height, `${part} at ${width} by ${height}`).toBeLessThan(64);
        await expect(bar.getByRole('button', { name: 'End the game' })).toBeVisible();
        await expect.poll(() => frame(page).evaluate((each) => each.getBoundingClientRect().width)).toBeLessThanOrEqual(width);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bar-${width}.png` });
      }
    };
    await staysInSight(/: place \d/);
    await player.call('game.bonuses.codes.add', { body: { bonusCode: 'VERDI5', trigger: 1 } });
    const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
    await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
    await staysInSight(/^Bonus Five to try/);
  },
);

test('[GAME-06] a bet that is too high opens max-bets with the highest, and closing it starts the game anew', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  await signInNew({ deposit: 20 });
  // With the first page, and again once the page listens to the socket: before that the platform would tell nobody.
  let accounts = 0;
  page.on('response', (response) => (accounts += Number(response.url().endsWith('/api/wallet/accounts'))));
  const token = await playForReal(page);
  await expect.poll(() => accounts).toBeGreaterThan(1);
  const before = await frame(page).getAttribute('src');
  expect(await betAsProvider(token, '10001')).toBe(15011);
  const dialog = page.getByRole('dialog', { name: 'This stake is too high' });
  await expect(dialog).toContainText('€100.00 at most');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to the game' }).click();
  await expect(dialog).toBeHidden();
  await expect(frame(page)).not.toHaveAttribute('src', before!);
  await expect(balance(page)).toHaveText('€20.00');
  // Away from the game's page no dialog opens.
  await page.goto('/main');
  await betAsProvider(token, '10001');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[GAME-03] another account ends a game for money and starts it with its own, or opens the wallet where it is empty', async ({
  page,
  createPlayer,
  signInAs,
}) => {
  const player = await createPlayer();
  await depositAndWait(player, 20);
  const { data: accounts } = await player.call('wallet.accounts.create', { body: { currency: 'USD' } });
  const [euros, dollars] = ['EUR', 'USD'].map((code) => accounts.find(({ currency }) => currency === code)!);
  await signInAs(player);
  await playForReal(page);
  await expect(balance(page)).toHaveText('€20.00');
  await player.call('wallet.accounts.switch', { params: { id: dollars!.id } });
  await expect(wallet(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  const again = nextToken(page);
  await player.call('wallet.accounts.switch', { params: { id: euros!.id } });
  expect(await again).toMatch(/^[\w-]{43}$/);
  await expect(frame(page)).toBeVisible();
});

test.describe('a refusal', () => {
  test.use({ expectedConsoleErrors: [/status of 423/] });

  test('[GAME-03] [GAME-06] each refusal has its screen', async ({ page, signInNew }) => {
    const player = await signInNew({ deposit: 20 });
    const token = await playForReal(page);

    await operate('player', 'limit', player.email, 'loss', 'daily', 'EUR', '5');
    expect(await betAsProvider(token, '501')).toBe(14101);
    await page.getByRole('dialog', { name: 'You have reached your loss limit' }).getByRole('link', { name: 'Your limits' }).click();
    await expect(page).toHaveURL(/\/profile\/limits$/);
    await expect(page.getByText('Daily loss limit')).toBeVisible();

    await operate('player', 'product', player.email, 'sportsbook');
    await page.goto(`${address}?real=true`);
    const restricted = page.getByRole('dialog', { name: 'This is not open to you right now' });
    await expect(restricted).toBeVisible();
    await restricted.getByRole('button', { name: 'Your bonuses' }).click();
    await expect(page).toHaveURL(/\/profile\/bonuses$/);

    await operate('player', 'limit', player.email);
    await page.goto(`${address}?real=true`);
    await expect(page.getByRole('status').filter({ hasText: 'You cannot play for money with this account' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the frame', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('[GAME-03] a game that says nothing can be loaded again, one whose session has ended goes on', async ({ page }) => {
    await page.clock.install();
    let isSilent = true;
    await page.route(`${process.env.E2E_STUDIO_URL}/launch?*`, (route) =>
      isSilent ? route.fulfill({ body: '<p>nothing</p>', contentType: 'text/html' }) : route.continue(),
    );
    await page.goto(`${address}?real=false`);
    await expect(frame(page)).toBeVisible();
    await page.clock.fastForward(9_000);
    isSilent = false;
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(frame(page).contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible();
    await frame(page)
      .contentFrame()
      .locator('body')
      .evaluate(() => window.parent.postMessage({ protocol: 'game-frame/1', type: 'session-expired' }, '*'));
    await expect(page.getByText('This session has ended')).toBeVisible();
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(frame(page)).toBeVisible();
  });
});
