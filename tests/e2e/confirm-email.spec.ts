import { expect, test } from './fixtures.ts';

const linkOf = (text: string) => new URL(/https?:\/\/\S+\/verify\/\S+/.exec(text)![0]).pathname;

test('[MODAL-09 PROFILE-05] the link of the mail confirms the address; before it the mail can be sent again', async ({
  page,
  readInbox,
  signInNew,
}) => {
  const player = await signInNew();
  await page.goto('/profile/info');
  const resend = page.getByRole('button', { name: 'Send it again' });
  await resend.click();
  await expect(page.getByText('The link is on its way')).toBeVisible();
  // In the player's language, which follows from his country.
  await expect.poll(async () => (await readInbox(player.email)).subject).toBe('Bestätige deine E-Mail-Adresse');
  await page.goto(linkOf((await readInbox(player.email)).text));
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/?profile-confirmed=true');
  const modal = page.getByRole('dialog', { name: 'E-mail address confirmed' });
  await modal.getByRole('button', { name: 'Carry on' }).click();
  await expect(modal).toHaveCount(0);
  await page.goto('/profile/info');
  await expect(page.getByText(player.email).first()).toBeVisible();
  await expect(resend).toHaveCount(0);
});

test('[MODAL-09] a link that is no good leads home, in the language of the visitor', async ({ page, request, context, baseURL }) => {
  const plain = await request.get('/verify/no-such-code', { maxRedirects: 0 });
  expect([plain.status(), plain.headers().location]).toEqual([302, '/']);
  await context.addCookies([{ name: 'user-language', value: 'de', url: baseURL! }]);
  await page.goto('/verify/no-such-code');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/de');
});

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('[PROFILE-05 AUTH-18] what no form can say is said by an alert: a resend, and a sign-in', async ({ page, context, signInNew }) => {
    await page.goto('/static/about?sign-in=true');
    const form = page.getByRole('dialog', { name: 'Sign in' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.org');
    await form.getByRole('textbox', { name: 'Password' }).fill('three quiet otters');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    const alerts = page.getByRole('region', { name: 'Notifications' });
    await expect(alerts.getByText('You are offline')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-disabled');
    await context.setOffline(false);

    await signInNew();
    await page.goto('/profile/info');
    const resend = page.getByRole('button', { name: 'Send it again' });
    await expect(resend).toBeVisible();
    await context.setOffline(true);
    await resend.click();
    await expect(alerts.getByText('Something went wrong')).toBeVisible();
  });
});
