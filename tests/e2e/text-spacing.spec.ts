import { expect, test } from './fixtures.ts';
import { balance, deposit } from './payments.ts';
import { laterEvents } from './sport-events.ts';
import { cutWords, setTextWide } from './text-spacing.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test(
  'a player’s home and wallet lose nothing where letters and lines are set wide',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    await signInNew();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/de');
    const home = page.getByRole('region', { name: 'Willkommen' });
    await expect(home.getByRole('link', { name: 'Zum Spiel' })).toBeVisible();
    await expect(home.getByRole('navigation').getByRole('link')).toHaveCount(3);
    const tile = home.getByRole('region', { name: 'Womit die meisten beginnen' }).getByRole('article').first();
    await expect(tile).toBeVisible();
    await setTextWide(page);
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    for (const part of ['article', 'nav', 'h1', 'h2'])
      expect(await cutWords(page, `[aria-labelledby="player-home"] ${part}`), part).toEqual([]);
    await page.goto('/de/profile/wallet');
    await expect(page.getByRole('button', { name: 'Konto eröffnen' })).toBeVisible();
    await setTextWide(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  'a large balance and the bonus that runs beside it leave the narrowest phone, and a small tablet, without a scroll to the side',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    const player = await signInNew({ country: 'KZ', currency: 'KZT', deposit: 2_500_000 });
    await player.call('game.bonuses.codes.add', { body: { bonusCode: 'VERDI5', trigger: 1 } });
    const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
    await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
    for (const width of [320, 360, 667, 768]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/main');
      await expect(balance(page)).toHaveText(/^₸2,50\d,000\.00$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test(
  'a balance of eight digits is whole on the page of the wallet, with both buttons below it, where letters are set wide',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    const player = await signInNew({ country: 'KZ', currency: 'KZT', deposit: 2_500_000 });
    for (const sum of [5_000_000, 7_500_000, 10_000_000]) {
      await deposit(player, 2_500_000);
      const own = async () => (await player.call('wallet.accounts.list')).data[0]!.balance;
      await expect.poll(own).toBeGreaterThanOrEqual(sum);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/profile/wallet');
    const account = page.locator('main section').first();
    await expect(account.getByText(/^₸10,0\d\d,000\.00$/).first()).toBeVisible();
    await setTextWide(page);
    expect(await cutWords(page, 'main section')).toEqual([]);
  },
);

test(
  'what is bet on is written whole where letters and lines are set wide',
  { tag: '@phone-only' },
  async ({ page, baseURL }, testInfo) => {
    const [event] = await laterEvents(baseURL!, testInfo, 0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/de/betting?setIframePath=/event/${event!.id}`);
    const frame = await (await page.locator('section > iframe').elementHandle()).contentFrame();
    await frame!.getByRole('button', { name: /Jedes andere Ergebnis/ }).waitFor();
    await setTextWide(frame!);
    expect(await cutWords(frame!, 'main button')).toEqual([]);
  },
);
