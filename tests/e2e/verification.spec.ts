import { expect, newPhone, test } from './fixtures.ts';

test.describe('the identity check', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test(
    '[PROFILE-04] opens when the player begins it, and its result arrives while the page is open',
    { tag: '@phone' },
    async ({ page, signInNew, expectAccessible }) => {
      await signInNew();
      await page.route('**/sumsub/sdk.js', (route) => route.abort(), { times: 1 });
      await page.goto('/profile/verification');
      const identity = page.getByRole('listitem', { name: 'Identity' });
      await expect(identity.getByRole('status')).toHaveText('Not verified');
      await expect(page.locator('iframe[title="Identity check"]')).toHaveCount(0);
      await expectAccessible(page);
      await identity.getByRole('button', { name: 'Start the check' }).click();
      await expect(identity.getByRole('alert')).toHaveText(/could not be opened/);
      await identity.getByRole('button', { name: 'Try again' }).click();
      const widget = page.frameLocator('iframe[title="Identity check"]');
      await widget.getByRole('button', { name: 'Reject' }).click();
      await expect(identity.getByRole('status')).toHaveText('Refused');
      await widget.getByRole('button', { name: 'Approve' }).click();
      await expect(identity.getByRole('status')).toHaveText('Verified');
      await expect(page.locator('iframe[title="Identity check"]')).toHaveCount(0);
    },
  );
});

test('[PROFILE-05] the link to the e-mail is sent again, and a phone is proved by its code, by the keyboard alone', async ({
  page,
  readInbox,
  signInNew,
}) => {
  const player = await signInNew();
  await page.goto('/profile/verification');
  const email = page.getByRole('listitem', { name: 'E-mail address' });
  await expect(email.getByRole('status')).toHaveText('Not confirmed');
  await email.getByRole('button', { name: 'Send the link again' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('The link is on its way')).toBeVisible();
  // In the language of the country that he registered from.
  await expect.poll(async () => (await readInbox(player.email)).subject).toBe('Bestätige deine E-Mail-Adresse');

  const phone = page.getByRole('listitem', { name: 'Phone' });
  const number = newPhone();
  const field = phone.getByRole('textbox', { name: 'Phone number' });
  await field.focus();
  await page.keyboard.insertText(`+${number}`);
  await page.keyboard.press('Enter');
  const code = /\d{6}/.exec((await readInbox(number)).text)![0];
  const input = phone.getByRole('textbox', { name: 'Digit 1 of 6' });
  await expect(input).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(phone.getByRole('status').first()).toHaveText('Confirmed');
  await expect(phone.getByText(`+${number}`)).toBeVisible();
});
