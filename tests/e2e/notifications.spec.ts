import { expect, test } from './fixtures.ts';

test('[PROFILE-06] the bell counts what is new, shows it and marks it as read', async ({ page, signInNew, expectAccessible }) => {
  await signInNew();
  // A player who registers from Germany gets messages in German, whatever the language of the page.
  await page.goto('/static/about');
  const bell = page.getByRole('banner').getByRole('button', { name: 'Unread notifications: 1' });
  await bell.click();
  const box = page.getByRole('dialog', { name: 'Unread notifications: 1' });
  await expect(box.getByRole('listitem')).toContainText('Willkommen');
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Angaben vervollständigen' }).click();
  await expect(page).toHaveURL(/\/profile\/info$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('[PROFILE-06] a message arrives live; messages are picked, read and deleted on their page', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
  request,
}) => {
  const { email, password, ...player } = await createPlayer();
  await signInAs({ email, password, ...player });
  await page.goto('/profile/notifications');
  const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(items.first()).toContainText('Willkommen');
  let devices = 0;
  // Somebody signs in from elsewhere and the player is notified at once; then again while the socket is still connecting.
  await expect(async () => {
    const browser = `browser ${devices++}`;
    await request.post('/api/player/sessions', {
      data: { login: email, password, fingerprint: browser },
      headers: { 'user-agent': browser },
    });
    const alert = page.getByRole('status').filter({ hasText: 'New notification' });
    await expect(alert).toContainText('Anmeldung von einem neuen Gerät', { timeout: 2_000 });
  }).toPass();
  await expect(items.first()).toContainText('New');
  await expectAccessible(page);
  await page.getByLabel('Select “Anmeldung von einem neuen Gerät”').first().check();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(items.first()).not.toContainText('New');
  await page.getByLabel('Selected: 1').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
});
