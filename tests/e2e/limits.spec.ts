import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { alerts, depositAndWait, wallet } from './payments.ts';
import { endWaitOfLimits } from './time-over.ts';

const limit = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('meter', { name: 'Weekly deposit limit' }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function changeTo(page: Page, amount: string): Promise<void> {
  await limit(page).getByRole('link', { name: 'Change' }).click();
  const change = dialog(page, 'Change the weekly deposit limit');
  await change.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await change.getByRole('button', { name: 'Change the limit' }).click();
  await expect(change).toBeHidden();
}

test.describe('a refusal', () => {
  // Deposits and sign-ins that are refused, which browsers write down.
  // The platform closes the socket of a session that has ended; what the page sends meanwhile the browser notes.
  test.use({ expectedConsoleErrors: [/status of 4(22|23|03|01)|WebSocket is already in CLOSING/] });

  test(
    '[LIM-01] [LIM-04] a deposit limit is set, holds, is tightened at once and loosened only later',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      test.slow();
      const player = await signInNew();
      await page.goto('/profile/limits');
      await expect(page.getByText('You have set no limits')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Set a deposit limit' }).click();
      const add = dialog(page, 'Set a deposit limit');
      await add.getByRole('textbox', { name: 'Amount' }).fill('50');
      // Meanwhile a daily one is set elsewhere: the platform refuses this one, at its field, and nothing that was typed is lost.
      await player.call('player.limits.create', { body: { definition: 3, period: 'daily', currency: 'EUR', amount: 60 } });
      await add.getByRole('button', { name: 'Set the limit' }).click();
      await expect(add.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
      await expect(add.getByRole('textbox', { name: 'Amount' })).toHaveValue('50');
      await add.getByText('Weekly').click();
      await expectAccessible(page);
      await add.getByRole('button', { name: 'Set the limit' }).click();
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€0.00 of €50.00');

      await depositAndWait(player, 40);
      await expect(player.call('payment.methods.deposit', { query: { currency: 'EUR' } })).resolves.toBeDefined();
      await changeTo(page, '40');
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€40.00 of €40.00');
      await page.goto('/static/about?wallet=deposit');
      await expect(wallet(page).getByRole('status').filter({ hasText: 'Your deposit limit is reached' })).toBeVisible();
      await wallet(page).getByRole('link', { name: 'More about your limits' }).click();

      await changeTo(page, '200');
      await expect(limit(page)).toContainText('You asked for €200.00. It applies only if you confirm it, from');
      await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€40.00 of €40.00');
      await expectAccessible(page);
      await limit(page).getByRole('button', { name: 'Keep €40.00' }).click();
      await expect(limit(page)).not.toContainText('You asked for');
    },
  );

  test('[LIM-01] a break closes deposits and play, and can be made longer only', { tag: '@phone' }, async ({ page, signInNew }) => {
    await signInNew({ deposit: 20 });
    await page.goto('/profile/limits');
    await begin(page, 'Take a break', '1 week', 'Begin the break');
    await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
    await page.getByRole('link', { name: 'Make it longer' }).click();
    const longer = dialog(page, 'Take a break');
    await expect(longer.getByRole('radio', { name: '3 days' })).toBeDisabled();
    await expect(longer.getByRole('radio', { name: '1 month' })).toBeEnabled();

    await page.goto('/static/about?wallet=deposit');
    await expect(wallet(page).getByRole('status').filter({ hasText: 'You are taking a break' })).toBeVisible();
    for (const place of ['/games/copper-canyon?real=true', '/betting']) {
      await page.goto(place);
      await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toBeVisible();
    }
    await expect(page.getByText('Sports betting is closed to you right now')).toBeVisible();
  });

  test(
    '[LIM-01] [LIM-05] a self-exclusion signs out at once, and the sign-in says until when',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      const player = await signInNew();
      await page.goto('/profile/limits');
      await begin(page, 'Exclude yourself', '6 months', 'Exclude me', expectAccessible);
      await expect(page).toHaveURL(/\/static\/responsible-gaming$/);
      await expect(alerts(page).getByText(/^You have excluded yourself until/)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await signIn(page, player);
      const shut = dialog(page, 'Sign in');
      await expect(shut.getByRole('heading', { name: /^You have excluded yourself until .* \d{4}/ })).toBeFocused();
      await expect(shut.getByRole('heading', { name: 'Somebody to talk to' })).toBeVisible();
      await expect(shut.getByText('In other countries')).toBeVisible();
      await expectAccessible(page);
      await shut.getByRole('button', { name: 'Pay out my money' }).click();
      await expect(shut.getByText('There is no money in this account.')).toBeVisible();
    },
  );
});

async function begin(page: Page, name: string, period: string, word: string, look?: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name }).click();
  const stop = dialog(page, name);
  await stop.getByText(period, { exact: true }).click();
  await stop.getByRole('button', { name: 'Continue' }).click();
  await expect(stop.getByRole('heading', { name: /^Until/ })).toBeFocused();
  await look?.(page);
  await stop.getByRole('button', { name: word }).click();
  await expect(stop).toBeHidden();
}

async function signIn(page: Page, { email, password }: Player): Promise<void> {
  await page.goto('/static/responsible-gaming?sign-in=true');
  await dialog(page, 'Sign in').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog(page, 'Sign in').getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog(page, 'Sign in').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** How often somebody presses on the pages that open from now on. Presses that Playwright holds back, since what it aimed at has moved, end at the window. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { taps: 0 });
    document.addEventListener('click', ({ isTrusted }) => isTrusted && ((globalThis as unknown as { taps: number }).taps += 1), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { taps: number }).taps);
}

/** Sets a limit in the dialog that is open. */
async function setLimit(page: Page, name: string): Promise<void> {
  const add = dialog(page, name);
  await add.getByRole('textbox', { name: 'Amount' }).fill('50');
  await add.getByRole('button', { name: 'Set the limit' }).click();
  await expect(add).toBeHidden();
  await expect(alerts(page).getByText('Limit set')).toBeVisible();
}

test('[LIM-04] [L4] a limit is set in two taps from the home page', { tag: '@phone' }, async ({ page, signInNew, expectAccessible }) => {
  const player = await signInNew();
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Welcome' }).getByRole('link', { name: 'Set a limit' }).click();
  await expectAccessible(page);
  await setLimit(page, 'Set a limit');
  expect(await taps()).toBe(2);
  expect((await player.call('player.limits.list')).data).toMatchObject([{ definition: 3, period: 'daily', amount: 50 }]);
});

test('[LIM-04] [L4] a limit is set in two taps beside a game, and the game plays on', { tag: '@phone' }, async ({ page, signInNew }) => {
  const player = await signInNew({ deposit: 20 });
  const taps = await countTaps(page);
  await page.goto('/games/copper-canyon?real=true');
  const frame = page.locator('iframe[title="Copper Canyon"]');
  const address = await frame.getAttribute('src');
  await page.getByRole('link', { name: 'Set a limit' }).click();
  await setLimit(page, 'Set a limit');
  expect(await taps()).toBe(2);
  expect((await player.call('player.limits.list')).data).toMatchObject([{ definition: 3, amount: 50 }]);
  await expect(frame).toHaveAttribute('src', address!);
});

test(
  '[LIM-04] [L1] [L4] before the first deposit a player is asked once, and sets a limit in two taps',
  { tag: '@phone' },
  async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew();
    const taps = await countTaps(page);
    await page.goto('/static/about?wallet=deposit');
    const ask = wallet(page).getByRole('region', { name: 'Would you like a limit first?' });
    await expect(ask).toBeVisible();
    await expectAccessible(page);
    await ask.getByRole('link', { name: 'Set a deposit limit' }).click();
    await setLimit(page, 'Set a deposit limit');
    expect(await taps()).toBe(2);
    await expect(wallet(page).getByText('Bank card')).toBeVisible();
    await expect(ask).toHaveCount(0);
    expect((await player.call('player.limits.list')).data).toMatchObject([{ definition: 3, amount: 50 }]);
  },
);

test('[L1] who does not want a limit is not asked again, and finds limits at the deposit', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/static/about?wallet=deposit');
  await wallet(page).getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(wallet(page).getByText('Bank card')).toBeVisible();
  await expect(wallet(page).getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await wallet(page).getByRole('link', { name: 'Limits and breaks' }).click();
  await expect(page).toHaveURL(/\/profile\/limits$/);
  await expect(wallet(page)).toHaveCount(0);
});

test('[LIM-01] [LIM-04] a break is begun by the keyboard alone, and nothing has happened before the last word', async ({
  page,
  signInNew,
}) => {
  const player = await signInNew();
  const breaks = async () => (await player.call('player.limits.list')).data.map(({ period }) => period);
  const stop = dialog(page, 'Take a break');
  const choose = async () => {
    await expect(stop.getByRole('radiogroup', { name: 'For how long?' })).toBeVisible();
    await stop.getByRole('radio', { name: '1 day' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await stop.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(stop.getByRole('heading', { name: /^Until/ })).toBeFocused();
  };
  await page.goto('/profile/limits');
  const way = page.getByRole('link', { name: 'Take a break' });
  await way.press('Enter');
  await choose();
  await page.keyboard.press('Escape');
  await expect(stop).toBeHidden();
  await expect(way).toBeFocused();
  expect(await breaks()).toEqual([]);
  await way.press('Enter');
  await choose();
  await stop.getByRole('button', { name: 'Begin the break' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  expect(await breaks()).toEqual(['3_days']);
});

test('[LIM-01] [L7] a higher limit holds once the player confirms it, a day later', { tag: '@phone' }, async ({ page, signInNew }) => {
  const player = await signInNew();
  const set = { definition: 3, period: 'weekly', currency: 'EUR', amount: 40 };
  const { id } = (await player.call('player.limits.create', { body: set })).data;
  await player.call('player.limits.change', { params: { id }, body: { amount: 200 } });
  await page.goto('/profile/limits');
  await expect(limit(page)).toContainText('It applies only if you confirm it, from');
  await expect(limit(page).getByRole('button', { name: 'Change to €200.00' })).toHaveCount(0);
  await endWaitOfLimits(player.profile.id);
  await page.reload();
  await expect(limit(page)).toContainText('The wait is over. Do you still want €200.00?');
  await limit(page).getByRole('button', { name: 'Change to €200.00' }).click();
  await expect(limit(page).getByRole('meter')).toHaveAttribute('aria-valuetext', '€0.00 of €200.00');
  await expect(limit(page)).not.toContainText('The wait is over');
});

test(
  '[S12] one press from a game leads a guest to safer play, which asks about his play and names who helps',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/games/copper-canyon');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Safer play' }).click();
    const help = page.getByRole('region', { name: 'Talk to somebody' });
    await expect(help.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible();
    await help.getByRole('button', { name: 'In other countries' }).click();
    await expect(help.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute('href', 'tel:08088020133');
    const check = page.getByRole('region', { name: 'Check how you play' });
    await check.getByRole('button', { name: 'Begin' }).click();
    await expectAccessible(page);
    // By the keyboard alone: an arrow chooses, Enter goes on.
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await expect(check.getByText(`${number} of 9`)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await check.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(check.getByRole('heading', { name: 'Your play is harming you' })).toBeFocused();
    await check.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect(dialog(page, 'Sign in')).toBeVisible();
  },
);
