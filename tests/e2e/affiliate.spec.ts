import { expect, newEmail, test } from './fixtures.ts';

test('[AFF-01] a partner’s tag is kept once, leaves the address, and goes along with the registration', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
  await page.goto('/static/about?stag=partner_7&sign-up=true');
  await expect(page).toHaveURL(`${baseURL}/static/about?sign-up=true`);
  await page.goto('/static/about?stag=another&sign-up=true');
  const cookie = (await context.cookies()).find(({ name }) => name === 'affiliateTag')!;
  expect(cookie.value).toBe('partner_7');
  expect(Math.abs(cookie.expires - (Date.now() / 1000 + 30 * 86_400))).toBeLessThan(300);

  const registration = page.waitForRequest('**/api/player/register');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
  for (const name of ['Password', 'Repeat password']) await form.getByRole('textbox', { name, exact: true }).fill('three quiet otters');
  await form.getByRole('combobox', { name: 'Country' }).pressSequentially('Germany');
  await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByRole('checkbox', { name: /at least 18/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  expect((await registration).postDataJSON()).toMatchObject({ affiliateTag: 'partner_7' });
});
