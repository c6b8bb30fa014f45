import type { Locator, Page } from '@playwright/test';
import { expect, newPhone, test } from './fixtures.ts';

const password = 'three quiet otters';
const codeOf = (text: string) => /\b\d{6}\b/.exec(text)![0];
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const places = (page: Page) => page.getByRole('group', { name: '6-digit code' }).getByRole('textbox');
/** The first of its places: a browser fills the whole code in there. */
const code = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });
const entered = (page: Page) => places(page).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(''));
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });

async function openPhoneForm(page: Page): Promise<Locator> {
  await page.goto('/static/about?sign-up=true');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('tab', { name: 'By phone' }).click();
  await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  return form;
}

/** Everything that the form asks for. */
async function fillIn(form: Locator, phone: string): Promise<void> {
  // A whole number finds its country by itself.
  await form.getByRole('textbox', { name: 'Phone number' }).fill(`+${phone}`);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('textbox', { name: 'Repeat password' }).fill(password);
  await form.getByRole('combobox', { name: 'Country', exact: true }).pressSequentially('Germany');
  await form.page().keyboard.press('ArrowDown');
  await form.page().keyboard.press('Enter');
  await form.getByRole('checkbox', { name: /at least 18/ }).check();
}

test('[REG-13] the phone is a calling code, found by its country, and at most 12 digits', async ({ page }) => {
  const form = await openPhoneForm(page);
  const [prefix, number] = [form.getByRole('combobox', { name: 'Country code' }), form.getByRole('textbox', { name: 'Phone number' })];
  await prefix.pressSequentially('Türki');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(prefix).toHaveValue('+90 Türkiye');
  await expect(form.locator('img[src="/img/flags/tr.svg"]')).toBeVisible();
  await number.pressSequentially('5a3-2 1234567890999');
  await expect(number).toHaveValue('532123456789');
  await number.blur();
  await expect(number).toHaveAccessibleDescription('Check the country code and the number');
  await number.fill('+49 151 23456789');
  await expect(prefix).toHaveValue('+49 Germany');
  await expect(number).toHaveValue('15123456789');
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test.describe('with the keyboard alone', () => {
  test.use({ expectedConsoleErrors: [/status of 400/], permissions: ['clipboard-read', 'clipboard-write'] });

  test('[REG-02 REG-04 REG-14 ANA-01 OTP-01 OTP-03 OTP-05] sends a code, takes it, and signs the player in', async ({
    page,
    readInbox,
    expectAccessible,
    baseURL,
  }) => {
    const phone = newPhone();
    // The tag container is somebody else's.
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.context().addCookies([{ name: 'accept-cookie', value: 'accepted', url: baseURL! }]);
    await page.goto('/static/about?sign-up=true');
    await expect(page.getByRole('tab', { name: 'By e-mail' })).toBeVisible();
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        return element.labels?.[0]?.textContent ?? element.textContent ?? '';
      });
    const next = async (name: RegExp, key = 'Tab') => {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key);
        if (name.test(await focused())) return;
      }
      throw new Error(`${key} does not lead to ${String(name)}`);
    };
    await next(/By e-mail/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
    await next(/^Country code/);
    await page.keyboard.type('Germ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await next(/^Phone number/);
    await page.keyboard.type(phone.slice(2));
    await next(/^Password/);
    await page.keyboard.type(password);
    await next(/^Repeat password/);
    await page.keyboard.type(password);
    await next(/^Country\b/);
    await page.keyboard.type('Germ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await next(/at least 18/);
    await page.keyboard.press('Space');
    await next(/offers by text message/);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('dialog', { name: 'Confirm your phone' }).getByText(`+${phone}`)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.evaluate(() => navigator.clipboard.writeText('12a456'));
    await page.keyboard.press('ControlOrMeta+V');
    expect(await entered(page)).toBe('');
    const sent = codeOf((await readInbox(phone)).text);
    await page.keyboard.type(`x${otherThan(sent).slice(0, 5)}-`);
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.type(otherThan(sent).slice(5));
    await page.keyboard.press('Enter');
    for (const place of await places(page).all()) await expect(place).toHaveAccessibleDescription(/is wrong/);
    await expect(code(page)).toBeFocused();
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Backspace');
    await expect(code(page)).not.toHaveAttribute('aria-invalid');
    await page.evaluate((text) => navigator.clipboard.writeText(text), sent);
    await page.keyboard.press('ControlOrMeta+V');
    expect(await entered(page)).toBe(sent);
    const registered = page.waitForRequest('**/api/player/register/phone');
    await next(/^Confirm$/);
    await page.keyboard.press('Enter');
    expect((await registered).postDataJSON()).toMatchObject({ phone, code: sent, country: 'DE', locale: 'en', receiveSmsPromo: 0 });
    await expect(page.getByText('Welcome aboard')).toBeVisible();
    await expect(page).toHaveURL(/\?wallet=deposit$/);
    const steps = await page.evaluate(() =>
      (window as unknown as { dataLayer: { funnelStep?: string; regType?: string }[] }).dataLayer
        .filter(({ funnelStep }) => funnelStep !== undefined)
        .map(({ funnelStep, regType }) => [funnelStep, regType]),
    );
    expect(steps).toEqual([
      ['open', 'not set'],
      ['phone', 'phone'],
      ['otp', 'phone'],
      ['sent', 'phone'],
      ['phone', 'phone'],
    ]);
  });
});

test('[AUTH-01 AUTH-02] a player signs in by phone, beside the banner of the width', async ({ page, readInbox }) => {
  const phone = newPhone();
  await page.request.post('/api/player/otp/send', { data: { phone, reason: 'registration' } });
  const sent = codeOf((await readInbox(phone)).text);
  const body = { phone, code: sent, password, password_confirmation: password, country: 'DE', currency: 'EUR', agreements: 1 };
  expect((await page.request.post('/api/player/register/phone', { data: body })).status()).toBe(200);
  // A browser that fills the form in does not wait for the countries.
  let release = () => {};
  const filledIn = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/settings/countries', async (route) => {
    await filledIn;
    await route.continue();
  });
  await page.goto('/static/about?sign-in=true');
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await expect(form.getByRole('tab', { name: 'By e-mail' })).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByText('Good to see you')).toBeVisible();
  const picture = form.locator('picture img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/540.avif');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/360.avif');
  await form.getByRole('tab', { name: 'By phone' }).click();
  await form.getByRole('textbox', { name: 'Phone number' }).fill(`+${phone}`);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  release();
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue(/\+49/);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test.describe('refused', () => {
  test.use({ expectedConsoleErrors: [/status of 4(22|29)/] });

  test('[OTP-02 OTP-04] sends another code after a minute, until there are no more', async ({ page }) => {
    const phone = newPhone();
    await page.clock.install();
    const form = await openPhoneForm(page);
    for (let sent = 0; sent < 3; sent += 1) await page.request.post('/api/player/otp/send', { data: { phone, reason: 'registration' } });
    await fillIn(form, phone);
    await form.getByRole('button', { name: 'Send me the code' }).click();
    const resend = page.getByRole('button', { name: 'Send another code' });
    await expect(page.getByText(/another code in (1:00|0:5\d)/)).toBeVisible();
    await expect(resend).toHaveCount(0);
    await page.clock.fastForward('01:00');
    await resend.click();
    await expect(page.getByText(/another code in (1:00|0:5\d)/)).toBeVisible();
    await page.clock.fastForward('01:00');
    await resend.click();
    await expect(page.getByText(/the last code for now/).first()).toBeVisible();
    await expect(resend).toHaveCount(0);

    await page.getByRole('button', { name: 'Back to the form' }).click();
    const submit = form.getByRole('button', { name: 'Send me the code' });
    await expect(submit).toBeFocused();
    await submit.click();
    await expect(form.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/the last code for now/);
  });

  test('[REG-05] a refusal that follows the code leads back to the form, to its field', async ({ page, readInbox }) => {
    const phone = newPhone();
    await page.request.post('/api/player/otp/send', { data: { phone, reason: 'registration' } });
    const first = codeOf((await readInbox(phone)).text);
    const body = { phone, code: first, password, password_confirmation: password, country: 'DE', currency: 'EUR', agreements: 1 };
    expect((await page.request.post('/api/player/register/phone', { data: body })).status()).toBe(200);

    const form = await openPhoneForm(page);
    await fillIn(form, phone);
    await form.getByRole('button', { name: 'Send me the code' }).click();
    await expect(code(page)).toBeFocused();
    await expect.poll(async () => codeOf((await readInbox(phone)).text)).not.toBe(first);
    await code(page).fill(codeOf((await readInbox(phone)).text));
    await confirm(page).click();
    const number = form.getByRole('textbox', { name: 'Phone number' });
    await expect(number).toHaveAccessibleDescription(/already registered/);
    await expect(form.getByRole('alert').filter({ hasText: 'Please correct the marked fields' })).toBeVisible();
    await number.focus();
    await expect(number).not.toHaveAttribute('aria-invalid');
    await expect(form.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(password);
  });
});
