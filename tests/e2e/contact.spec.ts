import { expect, newEmail, test } from './fixtures.ts';

test('[ROUTE-09] a guest writes to the operator, who gets it as a mail', async ({ page, readInbox, expectAccessible }) => {
  const email = newEmail();
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Send message' });
  await expect(button).toHaveAccessibleDescription('Still to fill in: E-mail and Your message');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Your message').fill(`Where is my deposit? ${email}`);
  await page.getByLabel('E-mail').press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText('This is not an e-mail address')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
  const { subject, text } = await readInbox('support@verdigale.example');
  expect([subject, text]).toEqual([`Contact form: message from ${email}`, expect.stringContaining('Where is my deposit?')]);
});
