import type { Page } from '@playwright/test';
import { expect, test, type Player } from './fixtures.ts';
import { operate } from './operator.ts';
import { endTimeOfSecondStep } from './time-over.ts';
import { totp } from './totp.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const firstDigit = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });
const account = (page: Page) => page.getByRole('button', { name: 'Your account' });

/** By the form, up to the second step. */
async function signIn(page: Page, { email, password }: Player): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/static/about?sign-in=true');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page, 'One more step')).toBeVisible();
}

test.describe('two-step sign-in', () => {
  // 401: a page whose cookies were taken from it.
  test.use({ expectedConsoleErrors: [/status of (401|404|409|422|423)/] });

  test(
    'is set up with an app, asked for at the next sign-in, and a recovery code stands in for a lost phone',
    { tag: '@phone' },
    async ({ page, signInNew, readInbox, expectAccessible }) => {
      const player = await signInNew();
      await page.goto('/profile/security');
      await expect(section(page)).toContainText('Off');
      await section(page).getByRole('button', { name: 'Set up' }).click();
      const setUp = dialog(page, 'Set up your app');
      await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible();
      const secret = (await setUp.locator('code').innerText()).replaceAll(/\s/g, '');
      await expectAccessible(page);
      await firstDigit(page).fill(totp(secret, 500));
      await setUp.getByRole('button', { name: 'Confirm' }).click();
      await expect(setUp).toContainText('This code is wrong');
      await firstDigit(page).fill(totp(secret));
      await setUp.getByRole('button', { name: 'Confirm' }).click();

      const shown = dialog(page, 'Your recovery codes');
      await expect(shown.getByRole('listitem')).toHaveCount(10);
      const codes = await shown.getByRole('listitem').allInnerTexts();
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await shown.getByRole('button', { name: 'Download' }).click();
      expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
      await shown.getByRole('button', { name: 'I have kept them' }).click();
      await expect(section(page)).toContainText('10 of 10 left');
      // In the language of the account, which was opened in Germany.
      await expect.poll(async () => (await readInbox(player.email)).subject).toBe('Anmeldung in zwei Schritten ist an');

      await signIn(page, player);
      await expectAccessible(page);
      await firstDigit(page).fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog(page, 'One more step')).toContainText('This code is wrong or was used before');
      for (const digit of await dialog(page, 'One more step').getByRole('textbox').all()) await expect(digit).toHaveValue('');
      // The code of the set-up is used up; the next one counts half a minute early.
      await firstDigit(page).fill(totp(secret, 1));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(account(page)).toBeVisible();
      expect(new URL(page.url()).search).toBe('');

      await signIn(page, player);
      await endTimeOfSecondStep(player.profile.id);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[6]!);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog(page, 'One more step')).toContainText('took too long');

      await signIn(page, player);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[6]!.toUpperCase());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(account(page)).toBeVisible();
      await page.goto('/profile/security');
      await expect(section(page)).toContainText('9 of 10 left');
      await section(page).getByRole('button', { name: 'Switch off' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
      await expect(section(page)).toContainText('Off');
    },
  );

  test('takes a passkey, which is the second step of a sign-in and of an operator’s link, and signs in alone', async ({
    page,
    signInNew,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const player = await signInNew();
    await page.goto('/profile/security');
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
    await dialog(page, 'Your recovery codes').getByRole('button', { name: 'I have kept them' }).click();
    await expect(section(page)).toContainText('My laptop');

    await signIn(page, player);
    await dialog(page, 'One more step').getByRole('button', { name: 'Use a passkey' }).click();
    await expect(account(page)).toBeVisible();

    // An operator's link needs the second step as well.
    await page.context().clearCookies();
    await page.goto(await operate('autologin', player.email, '/profile/security'));
    await dialog(page, 'One more step').getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/profile\/security\?wallet=true$/);
    await expect(dialog(page, 'Wallet')).toBeVisible();

    // Back to the page that needs a sign-in, without login, password and second step.
    await page.context().clearCookies();
    await page.goto('/profile/security');
    await dialog(page, 'Sign in').getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(section(page)).toContainText('My laptop');
    await expect(account(page)).toBeVisible();
  });
});
