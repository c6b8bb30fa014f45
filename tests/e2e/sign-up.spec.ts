import type { Locator, Page } from '@playwright/test';
import { expect, newEmail, test } from './fixtures.ts';

const password = 'three quiet otters';
const labels: Record<string, string> = {
  email: 'E-mail',
  password: 'Password',
  password_confirmation: 'Repeat password',
  country: 'Country',
  currency: 'Currency',
};

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/static/about?sign-up=true');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form).toBeVisible();
  return form;
}

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const submitOf = (form: Locator) => form.getByRole('button', { name: 'Create account' });

/** By the keyboard, which needs no list that stands still. */
async function choose(form: Locator, name: string, typed: string): Promise<void> {
  await form.getByRole('combobox', { name }).pressSequentially(typed);
  await expect(form.page().getByRole('option', { name: new RegExp(typed) })).toBeVisible();
  await form.page().keyboard.press('ArrowDown');
  await form.page().keyboard.press('Enter');
}

async function fillIn(form: Locator, email: string): Promise<void> {
  await field(form, 'E-mail').fill(email);
  await field(form, 'Password').fill(password);
  await field(form, 'Repeat password').fill(password);
  await choose(form, 'Country', 'Germany');
  await form.getByRole('checkbox', { name: /at least 18/ }).check();
}

test.describe('the form', () => {
  test('[REG-01] shows the fields that the platform asks for, in its order, the required ones marked', async ({ page, request }) => {
    const answer = await request.get('/api/player/fields/validations', { params: { scenario: 'registration' } });
    const fields = ((await answer.json()) as { data: { name: string; isVisible: boolean; isRequired: boolean }[] }).data;
    const listed = fields.filter(({ name, isVisible }) => isVisible && Object.hasOwn(labels, name));
    // By e-mail this field comes first, whatever the list says of it.
    const expected = [{ name: 'email' }, ...listed.filter(({ name }) => name !== 'email')];
    const form = await openForm(page);
    const shown = form.locator('input[aria-required="true"]:not([type="checkbox"]), input[role="combobox"]');
    await expect(shown).toHaveCount(expected.length);
    for (const [index, { name }] of expected.entries()) await expect(shown.nth(index)).toHaveAccessibleName(labels[name]!);
    await expect(form.getByRole('checkbox', { name: /at least 18/ })).toHaveAttribute('aria-required', 'true');
    await expect(form.getByRole('checkbox', { name: /offers by e-mail/ })).not.toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Nickname' })).toHaveCount(0);
  });

  test('[REG-10] cannot be sent while it is wrong, says what is missing and leads there', async ({ page }) => {
    const form = await openForm(page);
    await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true');
    await expect(submitOf(form)).toHaveAccessibleDescription(/E-mail, Password, Repeat password, Country/);
    await submitOf(form).press('Enter');
    await expect(field(form, 'E-mail')).toBeFocused();
    await expect(field(form, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('Choose where you live')).toBeVisible();
    await fillIn(form, newEmail());
    await expect(submitOf(form)).not.toHaveAttribute('aria-disabled');
  });

  test('[REG-06] compares the passwords, and again when the first one changes', async ({ page }) => {
    const form = await openForm(page);
    await field(form, 'Password').fill('short');
    await field(form, 'E-mail').focus();
    await expect(field(form, 'Password')).toHaveAccessibleDescription(/at least 6 characters/);
    await field(form, 'Password').fill('otters');
    await expect(field(form, 'Password')).not.toHaveAttribute('aria-invalid');
    // Not touched yet: no message says that it is empty.
    await expect(field(form, 'Repeat password')).not.toHaveAttribute('aria-invalid');
    await field(form, 'Repeat password').fill('otter');
    await field(form, 'E-mail').focus();
    await expect(form.getByText('The two passwords differ')).toBeVisible();
    await field(form, 'Password').fill('otter');
    await expect(form.getByText('The two passwords differ')).toBeHidden();
    await field(form, 'Password').fill('otters 2');
    await expect(form.getByText('The two passwords differ')).toBeVisible();
  });

  test('[REG-07] refuses an invalid e-mail address once the field is left', async ({ page }) => {
    const form = await openForm(page);
    await field(form, 'E-mail').pressSequentially('nobody@nowhere');
    await expect(field(form, 'E-mail')).not.toHaveAttribute('aria-invalid');
    await field(form, 'Password').focus();
    await expect(field(form, 'E-mail')).toHaveAccessibleDescription('This is not an e-mail address');
    await field(form, 'E-mail').pressSequentially('.org');
    await expect(field(form, 'E-mail')).not.toHaveAttribute('aria-invalid');
  });

  test('[REG-09] finds a country by its own name and suggests its currency', async ({ page }) => {
    const form = await openForm(page);
    await choose(form, 'Country', 'Türki');
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('TRY');
    await form.getByRole('combobox', { name: 'Country' }).fill('');
    await form.getByRole('combobox', { name: 'Country' }).pressSequentially('United States');
    await expect(page.getByRole('option', { name: /^United States/ })).toHaveCount(0);
  });

  test('has no barrier that axe finds', async ({ page, expectAccessible }) => {
    const form = await openForm(page);
    await submitOf(form).press('Enter');
    await form.getByRole('button', { name: 'Referral/Promo Code (Optional)' }).click();
    await expect(field(form, 'Referral or promo code')).toBeVisible();
    await expectAccessible(page);
  });
});

test('[MODAL-03] is not closed by Escape or by a click outside: it asks', async ({ page }) => {
  await page.goto('/static/about');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  const question = page.getByRole('alertdialog', { name: 'Leave the registration?' });
  await field(form, 'E-mail').fill('ann@example.org');

  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Continue registering' }).click();
  await expect(question).toBeHidden();
  await expect(field(form, 'E-mail')).toHaveValue('ann@example.org');

  await page.mouse.click(8, 8);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog').or(question)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('registering', () => {
  test(
    '[REG-03 REG-11 REG-12 AUTH-08 AUTH-10] signs the player in: token, accounts, socket, and the wallet opens',
    { tag: '@phone' },
    async ({ page, context }) => {
      const sent: string[] = [];
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
      const accounts = page.waitForRequest('**/api/wallet/accounts');
      const form = await openForm(page);
      const email = newEmail();
      await fillIn(form, email);
      await expect(field(form, 'Referral or promo code')).toBeHidden();
      await form.getByRole('button', { name: 'Referral/Promo Code (Optional)' }).click();
      await field(form, 'Referral or promo code').fill('WELCOME-1');
      const register = page.waitForRequest('**/api/player/register');
      await submitOf(form).click();

      const body = (await register).postDataJSON() as Record<string, unknown>;
      expect(body).toMatchObject({
        email,
        country: 'DE',
        currency: 'EUR',
        locale: 'en',
        agreements: 1,
        receiveEmailPromo: 0,
        bonusCode: 'WELCOME-1',
      });
      expect(body.nickname).toBe(`${email.slice(0, email.indexOf('@') - 3)}***`);
      expect(body.fingerprint).toMatch(/^\w{16,}/);

      await expect(page.getByText('Welcome aboard')).toBeVisible();
      await expect(page).toHaveURL(/\?wallet=deposit$/);
      await expect(form).toBeHidden();
      const token = (await context.cookies()).find(({ name }) => name === 'access_token');
      expect(token?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400);
      const headers = await (await accounts).allHeaders();
      expect(headers.authorization).toBe(`Bearer ${token?.value}`);
      expect(headers.cookie).toBeUndefined();
      await expect.poll(() => sent.some((frame) => frame.includes('"connect"') && frame.includes(token!.value))).toBe(true);

      await page.reload();
      await expect(page.getByRole('button', { name: 'Your account', includeHidden: true })).toBeAttached();
    },
  );

  test.describe('refused', () => {
    test.use({ expectedConsoleErrors: [/status of 422/] });

    test('[REG-10] says so at the field until somebody looks at it', async ({ page, createPlayer }) => {
      const { email } = await createPlayer();
      const form = await openForm(page);
      await fillIn(form, email);
      await submitOf(form).click();
      await expect(field(form, 'E-mail')).toHaveAccessibleDescription(/already registered/);
      await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true');
      await expect(submitOf(form)).toHaveAccessibleDescription('Please correct the marked fields');
      await field(form, 'E-mail').focus();
      await expect(field(form, 'E-mail')).not.toHaveAttribute('aria-invalid');
      await expect(submitOf(form)).not.toHaveAttribute('aria-disabled');
    });
  });

  test('can be done with the keyboard alone', async ({ page }) => {
    await openForm(page);
    const type = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    const next = async (name: RegExp) => {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        if (name.test(await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? ''))) return;
      }
      throw new Error(`Tab does not lead to ${String(name)}`);
    };
    // The first Tab of a modal leads to its close button, the next to the ways to register.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await type(newEmail());
    await type(password);
    await page.keyboard.press('Tab');
    await type(password);
    await next(/^Country/);
    await page.keyboard.type('Germ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await next(/at least 18/);
    await page.keyboard.press('Space');
    await next(/offers/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?wallet=deposit$/);
  });
});
