import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchCalls } from './calls-under-way.ts';
import { alerts, fillDeposit, openWallet, pressDeposit, wallet } from './payments.ts';

/** The browser itself notes each refused call. */
test.use({ expectedConsoleErrors: [/status of 401/] });

interface Place {
  /** As far as the last press. */
  open: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const withdrawNow = (page: Page) => wallet(page).getByRole('button', { name: 'Withdraw €10.00 now' });
const playForReal = (page: Page) => page.getByRole('button', { name: 'Play for real' });
const places: Record<string, Place> = {
  'a deposit': {
    async open(page) {
      await openWallet(page, 'deposit');
      await fillDeposit(page, 'Bank card', { Amount: '31' });
      await expect(wallet(page).getByRole('radio', { name: /^No bonus/ })).toBeVisible();
    },
    press: pressDeposit,
  },
  'a withdrawal': {
    async open(page) {
      await openWallet(page, 'withdraw');
      await wallet(page).getByText('Bank card').click();
      await wallet(page)
        .getByRole('textbox', { name: /Card number/ })
        .fill('4242424242424242');
      await wallet(page).getByRole('button', { name: 'Withdraw €10.00' }).click();
      await expect(withdrawNow(page)).toBeVisible();
    },
    press: (page) => withdrawNow(page).click(),
  },
  'the launch of a game': {
    async open(page) {
      await page.goto('/games/copper-canyon');
      await expect(playForReal(page)).toBeVisible();
    },
    press: (page) => playForReal(page).click(),
  },
  'the own details': {
    async open(page) {
      await page.goto('/profile/info?edit=true');
      await page.getByLabel('City').fill('Bremen');
    },
    press: (page) => page.getByRole('button', { name: 'Save changes' }).click(),
  },
};

for (const [what, { open, press }] of Object.entries(places)) {
  test(`[AUTH-11] the end of a session leads from ${what} to the sign-in, and says nothing else`, async ({ page, context, signInNew }) => {
    const player = await signInNew({ deposit: 40 });
    // Else the socket would tell the page before the call does.
    await page.routeWebSocket(/\/api\/connection\/websocket/, () => undefined);
    // What every page of a player asks for by itself, and what the wallet asks for ahead once the page was touched.
    const answered = (calls: RegExp[]) => Promise.all(calls.map((call) => page.waitForResponse(call)));
    const asked = answered([/\/player-bonuses/, /\/retention\/account/, /\/messenger\/messages/]);
    let isWalletAnswered = false;
    void answered([/\/methods\/deposit/, /\/invoices\/statistics/, /\/player\/limits/]).then(() => (isWalletAnswered = true));
    const callsOver = watchCalls(page);
    await open(page);
    // A page that has not come alive yet takes no notice.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(isWalletAnswered).toBe(true);
    }).toPass();
    await asked;
    await callsOver();
    await player.call('sessions.logout');
    await press(page);
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn).toBeVisible();
    await signIn.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
    await signIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
    // Whatever else was opened or said stays until somebody closes it.
    await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(1);
    expect(new URL(page.url()).search).toBe('?sign-in=true');
    expect(context.pages()).toEqual([page]);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    // The only word since then: when the sign-in before it was.
    await expect(alerts(page).getByRole('button', { name: 'Close' })).toHaveCount(1);
    await expect(alerts(page).getByText('Welcome back')).toBeVisible();
  });
}
