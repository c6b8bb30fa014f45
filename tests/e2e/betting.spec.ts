import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openOutage } from './outage.ts';
import { depositAndWait } from './payments.ts';
import { laterEvents, laterRace, liveTennis, openClient, say } from './sport-events.ts';

/** The three prices of the main market of an event's page, or of its row. */
const price = (part: FrameLocator, side: string) =>
  part.getByRole('region', { name: 'Full-time result' }).getByRole('button', { name: new RegExp(`, ${side},?`) });
/** A price on its button, as against what else a market has. */
const anyPrice = /\d\.\d\d/;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;
/** The slip: a rail, or the sheet that its bar opens. */
async function slip(page: Page, frame: FrameLocator) {
  if (!isPhone(page)) return frame.getByRole('complementary', { name: 'Bet slip' });
  const sheet = frame.getByRole('dialog', { name: 'Bet slip' });
  if (!(await sheet.isVisible())) await frame.getByRole('button', { name: /Bet slip/ }).click();
  return sheet;
}

test(
  '[ROUTE-03] [BET-01] [BON-10] a guest bets by signing in from the client, then by two taps and with a bonus; bets settle and show it live',
  { tag: '@phone' },
  async ({ page, createPlayer, baseURL, expectAccessible }, testInfo) => {
    const [event] = await laterEvents(baseURL!, testInfo, 0);
    const player = await createPlayer();
    await depositAndWait(player, 10);
    await player.call('game.bonuses.codes.add', { body: { bonusCode: 'VERDISPORT', trigger: 1 } });
    const [bonus] = (await player.call('game.playerBonuses.list', {})).data;
    await player.call('game.playerBonuses.activate', { params: { id: bonus!.id } });
    // While the client's document is on its way, its place says so.
    const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.startsWith('/sportsbook-client'),
      async (route) => {
        const request = route.request();
        if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) await asked;
        await route.continue();
      },
    );
    const opening = openClient(page, `/event/${event!.id}`);
    const busy = page.getByRole('main').locator('[aria-busy=true]:has(iframe)');
    await expect(busy).toBeVisible();
    letThrough();
    const frame = await opening;
    await expect(busy).toHaveCount(0);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect(frame.getByText('Simulated', { exact: true }).first()).toBeVisible();
    await price(frame, event!.competitors[0]!).click();
    const guest = await slip(page, frame);
    await guest.getByRole('button', { name: 'Sign in to bet' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await signIn.getByRole('textbox', { name: /E-mail/ }).fill(player.email);
    await signIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    // The client starts anew where the player was, with the slip as it was.
    const own = await slip(page, frame);
    await own.getByRole('button', { name: '5', exact: true }).click();
    await own.getByRole('button', { name: 'Bet €5.00' }).click();
    await expect(own.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible();
    await own.getByRole('button', { name: 'Done' }).click();
    if (isPhone(page)) await page.keyboard.press('Escape');

    await price(frame, 'Draw').click();
    await frame.getByRole('button', { name: 'Bet €5.00' }).click();
    await expect(frame.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible();
    await frame.getByRole('button', { name: 'Done' }).click();
    if (isPhone(page)) await page.keyboard.press('Escape');

    await price(frame, event!.competitors[1]!).click();
    const ofBonus = await slip(page, frame);
    await expect(ofBonus.getByText('€0.00 of your own money and €5.00 of bonus money. €5.00 counts towards your bonus.')).toBeVisible();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/slip-${testInfo.project.name}.png` });
    await ofBonus.getByRole('button', { name: 'Bet €5.00' }).click();
    await expect(frame.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible();
    await expect(frame.getByText('Staked: €0.00 own money, €5.00 bonus money')).toBeVisible();
    // The dial of the bonus moves with each bet, and is looked at as it then is.
    if (!isPhone(page)) await expect(page.getByRole('banner').getByRole('link', { name: 'Bonus Five for sport, 60%' })).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/receipt-${testInfo.project.name}.png` });
    await frame.getByRole('button', { name: 'My bets' }).click();
    await expect(frame.getByRole('article')).toHaveCount(3);

    await say(event!, 'wrong-result');
    await expect(frame.getByRole('article')).toHaveCount(0);
    await frame.getByRole('main').getByRole('link', { name: 'Settled' }).click();
    await expect(frame.getByRole('article').filter({ has: frame.getByText('Won', { exact: true }) })).toContainText('A tester said so');
    await expect(frame.getByRole('article').filter({ has: frame.getByText('Lost', { exact: true }) })).toHaveCount(2);
  },
);

test('[BET-01] three legs are an accumulator or a system, and both are listed as what they are', async ({
  page,
  signInNew,
  baseURL,
  expectAccessible,
}, testInfo) => {
  const events = await laterEvents(baseURL!, testInfo, 1);
  await signInNew({ deposit: 50 });
  const frame = await openClient(page, `/event/${events[0]!.id}`);
  const rail = await slip(page, frame);
  async function choose() {
    for (const event of events) {
      await page.goto(`/betting?setIframePath=/event/${event.id}`);
      await price(frame, event.competitors[0]!).click();
    }
  }
  await choose();
  await rail.getByRole('button', { name: '5', exact: true }).click();
  await rail.getByRole('button', { name: 'Bet €5.00' }).click();
  await rail.getByRole('button', { name: 'Done' }).click();
  await choose();
  await rail.getByRole('button', { name: 'System' }).click();
  await rail.getByLabel('Which system').selectOption('Trixie: 4 lines');
  await expectAccessible(page);
  await rail.getByRole('button', { name: 'Bet €20.00' }).click();
  await expect(rail.getByRole('article')).toContainText('4 × €5.00');
  await rail.getByRole('button', { name: 'My bets' }).click();
  await expect(frame.getByRole('main').getByRole('article').filter({ hasText: 'Accumulator' })).toHaveCount(1);
  await expect(frame.getByRole('main').getByRole('article').filter({ hasText: 'System' })).toHaveCount(1);
});

test('[BET-01] a runner is bet each way by one more press; another one that is withdrawn takes off its winnings, as it says', async ({
  page,
  signInNew,
  baseURL,
  expectAccessible,
}) => {
  const race = await laterRace(baseURL!);
  await signInNew({ deposit: 20 });
  const frame = await openClient(page, `/event/${race.id}`);
  const rail = await slip(page, frame);
  // Not the favourite, which will not run.
  const longest = race.main!.outcomes.filter(({ isActive }) => isActive).toSorted((a, b) => Number(b.price) - Number(a.price))[0]!;
  const runner = race.competitors[Number(longest.outcome) - 1]!;
  await frame.getByRole('region', { name: 'Winner', exact: true }).getByRole('button', { name: runner }).click();
  await rail.getByRole('button', { name: '5', exact: true }).click();
  await rail.getByRole('button', { name: 'Each way' }).click();
  await expectAccessible(page);
  await rail.getByRole('button', { name: 'Bet €10.00' }).click();
  await expect(rail.getByRole('article')).toContainText('Each way: 1/6 of the odds, first 3');
  await expect(rail.getByRole('article')).toContainText('2 × €5.00');
  await say(race, 'withdraw');
  await rail.getByRole('button', { name: 'My bets' }).click();
  const tabs = frame.getByRole('main').getByRole('navigation', { name: 'My bets' });
  // The list is asked for anew whenever it is opened.
  await expect(async () => {
    await tabs.getByRole('link', { name: 'Settled' }).click();
    await tabs.getByRole('link', { name: 'Open' }).click();
    await expect(frame.getByRole('main').getByRole('article')).toContainText(/Rule 4: \d+p in the pound/);
  }).toPass();
});

test('[BET-01] selections of one event are one bet, or one leg of an accumulator, at a price of their own, or it says why not', async ({
  page,
  signInNew,
  baseURL,
  expectAccessible,
}, testInfo) => {
  const [event, other] = await laterEvents(baseURL!, testInfo, 1);
  await signInNew({ deposit: 20 });
  const frame = await openClient(page, `/event/${event!.id}`);
  const rail = await slip(page, frame);
  await price(frame, event!.competitors[0]!).click();
  await frame.getByRole('region', { name: 'Both sides score' }).getByRole('button', { name: anyPrice }).first().click();
  await rail.getByRole('button', { name: 'Bet builder' }).click();
  await rail.getByRole('button', { name: '5', exact: true }).click();
  await expectAccessible(page);
  await rail.getByRole('button', { name: 'Bet €5.00' }).click();
  await expect(rail.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible();
  await expect(rail.getByRole('article')).toContainText(/Bet builder.*\d\.\d\d/);
  await rail.getByRole('button', { name: 'Done' }).click();

  await price(frame, event!.competitors[0]!).click();
  await frame.getByRole('region', { name: 'Both sides score' }).getByRole('button', { name: anyPrice }).first().click();
  await page.goto(`/betting?setIframePath=/event/${other!.id}`);
  await price(frame, other!.competitors[0]!).click();
  await rail.getByRole('button', { name: 'Accumulator' }).click();
  await expectAccessible(page);
  await rail.getByRole('button', { name: 'Bet €5.00' }).click();
  await expect(rail.getByRole('article')).toContainText(/Accumulator.*Bet builder/);
  await rail.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/betting?setIframePath=/event/${event!.id}`);
  await price(frame, event!.competitors[1]!).click();
  await frame.getByRole('region', { name: 'Double chance' }).getByRole('button', { name: anyPrice }).first().click();
  await rail.getByRole('button', { name: 'Bet builder' }).click();
  await expect(rail.getByText('These selections cannot all win')).toBeVisible();
});

test('[BET-01] a price that moves is asked about, and what is suspended takes no bet', async ({ page, signInNew, baseURL }, testInfo) => {
  const [event] = await laterEvents(baseURL!, testInfo, 2);
  await signInNew({ deposit: 20 });
  const frame = await openClient(page, `/event/${event!.id}`);
  const rail = await slip(page, frame);
  await price(frame, event!.competitors[0]!).click();
  await rail.getByRole('button', { name: '5', exact: true }).click();
  await say(event!, 'raise');
  await rail.getByRole('button', { name: 'Accept changes' }).click();
  await say(event!, 'stop');
  await expect(rail.getByText('suspended for a moment')).toBeVisible();
  await expect(rail.getByRole('button', { name: /^Bet/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(price(frame, event!.competitors[0]!)).toHaveAccessibleName(/suspended/);
  await say(event!, 'resume');
  await rail.getByRole('button', { name: 'Bet €5.00' }).click();
  await expect(rail.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible();
});

test('[BET-01] a live bet is checked for the delay of its sport, and then decided', async ({ page, signInNew, baseURL }) => {
  const event = await liveTennis(baseURL!);
  await signInNew({ deposit: 20 });
  const frame = await openClient(page, `/event/${event.id}`);
  const rail = await slip(page, frame);
  await frame.getByRole('region', { name: 'Winner', exact: true }).getByRole('button', { name: anyPrice }).first().click();
  await rail.getByLabel('When odds change').selectOption('Take any odds');
  await rail.getByRole('button', { name: '5', exact: true }).click();
  await rail.getByRole('button', { name: 'Bet €5.00' }).click();
  await expect(rail.getByRole('heading', { name: 'Your bet is being checked' })).toBeVisible();
  await expect(rail.getByRole('heading', { name: /Your bet is placed|was not taken, your stake has been returned/ })).toBeVisible();
});

test('[BET-01] half a bet is cashed out, the rest wins, and a corrected result opens it again', async ({
  page,
  signInNew,
  baseURL,
  expectAccessible,
}, testInfo) => {
  const [event] = await laterEvents(baseURL!, testInfo, 3);
  await signInNew({ deposit: 20 });
  const frame = await openClient(page, `/event/${event!.id}`);
  const rail = await slip(page, frame);
  await price(frame, event!.competitors[0]!).click();
  await rail.getByRole('button', { name: '10', exact: true }).click();
  await rail.getByRole('button', { name: 'Bet €10.00' }).click();
  await rail.getByRole('button', { name: 'My bets' }).click();
  const bet = frame.getByRole('main').getByRole('article');
  await bet.getByRole('slider').fill('50');
  await bet.getByRole('button', { name: 'Ask for an offer' }).click();
  await bet.getByRole('button', { name: /^Take €/ }).click();
  await expect(bet).toContainText('Partly cashed out');
  await expectAccessible(page);
  await expect(bet).toContainText('for €5.00 of the stake');

  await say(event!, 'wrong-result');
  await frame.getByRole('main').getByRole('link', { name: 'Settled' }).click();
  await expect(bet).toContainText('Won');
  await say(event!, 'right-result');
  await expect(bet).toHaveCount(0);
  await frame.getByRole('main').getByRole('link', { name: 'Open' }).click();
  await expect(bet).toContainText('Partly cashed out');
});

test('[BET-01] routes are mirrored both ways; forged messages reach nothing', { tag: '@phone' }, async ({ page, expectAccessible }) => {
  const frame = await openClient(page, '/live');
  await expect(frame.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await frame.getByRole('link', { name: 'Starting soon' }).click();
  await expect(page).toHaveURL(/setIframePath=%2Fsoon$/);
  await page.goBack();
  await expect(frame.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await page.evaluate(() => window.postMessage('{"type":"click","target":"loginButton"}', '*'));
  await page.evaluate(() => window.postMessage('{"type":"route","location":"/forged"}', '*'));
  await expect(page).toHaveURL(/setIframePath=(\/|%2F)live$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  const policy = (await page.request.get('/sportsbook-client/frame')).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain('frame-ancestors http');
  await page.goto('/games/betsy-sportsbook-betsy');
  await expect(page).toHaveURL(/\/betting$/);
});

test(
  '[BET-01] the client is there in the visitor’s language, from right to left',
  { tag: '@phone-only' },
  async ({ page, expectAccessible }) => {
    await page.goto('/fa/betting?setIframePath=/soon');
    const frame = page.getByRole('region', { name: 'بخش شرط‌بندی ورزشی' }).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'به‌زودی' })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
  },
);

test('[ROUTE-03] without a configured client there is no such page, and no menu names it', async ({ request, baseURL }) => {
  const platform = await openOutage(baseURL!, '/never', 500);
  expect((await request.get(`${platform.url}/betting`)).status()).toBe(404);
  expect(await (await request.get(`${platform.url}/`)).text()).not.toMatch(/href="\/betting"/);
  platform.close();
});
