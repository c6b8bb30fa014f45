import type { Page } from '@playwright/test';
import { expect, newPhone, test } from './fixtures.ts';

const fresh = 'seven brass lanterns';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password', exact: true });
const repeat = (page: Page) => page.getByRole('textbox', { name: 'Repeat new password' });

/** Presses Tab until this has the focus: how somebody without a pointer gets there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const nameOf = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return focused?.labels?.[0]?.textContent?.trim() ?? focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await nameOf()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('[AUTH-16 MODAL-09] by the keyboard alone: forgotten, mailed a link, set anew, signed in', async ({
  page,
  createPlayer,
  readInbox,
  expectAccessible,
}) => {
  const { email } = await createPlayer();
  await page.goto('/static/about?sign-in=true');
  await expect(dialog(page, 'Sign in')).toBeVisible();
  await tabTo(page, 'Forgot your password?');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Forgot your password?')).toBeVisible();
  await tabTo(page, 'E-mail');
  await page.keyboard.type(email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();

  const found = { text: '' };
  await expect.poll(async () => (found.text = (await readInbox(email)).text)).toContain('/password/reset/');
  await page.goto(/http\S+\/password\/reset\/\S+/.exec(found.text)![0]);
  await expect(dialog(page, 'Set a new password')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectAccessible(page);
  await tabTo(page, 'New password');
  await page.keyboard.type(fresh);
  await tabTo(page, 'Repeat new password');
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();

  await expect(dialog(page, 'Sign in')).toBeVisible();
  expect(page.url()).not.toContain('resetCode');
  await tabTo(page, 'E-mail');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('refused', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('[AUTH-16] a code that is wrong, used or too old leads to a new link @phone-only', async ({ page }) => {
    await page.goto('/static/about?reset-pass=true&resetCode=wrong');
    const form = dialog(page, 'Set a new password');
    await newPassword(page).fill('short');
    await repeat(page).fill('shorter');
    await form.getByRole('button', { name: 'Set password' }).press('Enter');
    await expect(newPassword(page)).toBeFocused();
    await expect(newPassword(page)).toHaveAccessibleDescription(/Too short: at least 6 characters/);
    await expect(repeat(page)).toHaveAccessibleDescription('The two passwords differ');
    await newPassword(page).fill(fresh);
    await repeat(page).fill(fresh);
    await form.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('This link no longer works')).toBeVisible();
    await expect(form.getByRole('alert').filter({ hasText: 'This link is wrong, used or too old' })).toBeVisible();
    await form.getByRole('link', { name: 'Ask for a new one' }).click();
    await expect(dialog(page, 'Forgot your password?')).toBeVisible();
    expect(page.url()).not.toContain('resetCode');
  });

  test('[PROFILE-02 AUTH-17] a player changes the password @phone-only', async ({ page, signInNew, expectAccessible }) => {
    const player = await signInNew();
    await page.goto('/profile/security');
    const current = page.getByRole('textbox', { name: 'Current password' });
    const submit = page.getByRole('button', { name: 'Change password' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    const meter = page.getByRole('meter', { name: 'Password strength' });
    for (const [typed, strength] of [
      ['ab', 'Weak'],
      ['abcd', 'Good'],
      ['abcde', 'Strong'],
    ]) {
      await newPassword(page).fill(typed!);
      await expect(meter).toHaveAttribute('aria-valuetext', strength!);
    }
    // "Strong" and too short at the same time: the rule stands on its own.
    await repeat(page).focus();
    await expect(newPassword(page)).toHaveAccessibleDescription(/Too short: at least 6 characters/);
    await newPassword(page).fill(fresh);
    await repeat(page).fill(fresh);
    await current.fill('not my password');
    await submit.click();
    await expect(current).toHaveAccessibleDescription('This is not your password');
    await expectAccessible(page);
    await current.fill(player.password);
    await submit.click();
    await expect(page.getByText('Password changed')).toBeVisible();
    for (const field of [current, newPassword(page), repeat(page)]) await expect(field).toHaveValue('');
    const signIn = await page.request.post('/api/player/sessions', { data: { login: player.email, password: fresh } });
    expect(signIn.status()).toBe(200);
  });
});

test('[AUTH-16] a password is set anew by a code that is sent to the phone @phone-only', async ({
  page,
  context,
  readInbox,
  expectAccessible,
}) => {
  const phone = newPhone();
  const codeIn = ({ text }: { text: string }) => /\d{6}/.exec(text)![0];
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api/player/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await post('otp/send', { phone, reason: 'registration' });
  const first = codeIn(await readInbox(phone));
  const password = 'a long enough secret 7';
  const form = { phone, password, password_confirmation: password, country: 'DE', currency: 'EUR', agreements: 1, code: first };
  await post('register/phone', form);

  await page.goto('/static/about?forgot-pass=true');
  const modal = dialog(page, 'Forgot your password?');
  await modal.getByRole('tab', { name: 'By phone' }).click();
  await expectAccessible(page);
  await modal.getByRole('textbox', { name: 'Phone number' }).fill(`+${phone}`);
  await modal.getByRole('button', { name: 'Send the code' }).click();
  await expect(modal.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  const second = { code: first };
  await expect.poll(async () => (second.code = codeIn(await readInbox(phone)))).not.toBe(first);
  await page.keyboard.type(second.code);
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page, 'Set a new password')).toBeVisible();
  await newPassword(page).fill(fresh);
  await repeat(page).fill(fresh);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog(page, 'Sign in')).toBeVisible();
  await post('sessions', { login: phone, password: fresh });
});
