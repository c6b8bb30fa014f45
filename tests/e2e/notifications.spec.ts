import { expect, test } from './fixtures.ts';

test('[PROFILE-06] the bell counts what is new, shows it and marks it as read', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
}) => {
  const player = await createPlayer();
  await signInAs(player);
  await page.goto('/main');
  const bell = page.getByRole('banner').getByRole('button', { name: 'Unread notifications: 1' });
  await bell.click();
  const box = page.getByRole('dialog', { name: 'Unread notifications: 1' });
  await expect(box.getByRole('listitem')).toContainText('Welcome');
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Complete your details' }).click();
  await expect(page).toHaveURL(/\/profile\/info$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('[PROFILE-06] [ALERT-01] a message arrives live; messages are picked, read and deleted on their page', async ({
  page,
  createPlayer,
  signInAs,
  expectAccessible,
  isMobile,
}) => {
  test.skip(isMobile, 'once is enough');
  const player = await createPlayer();
  await signInAs(player);
  await page.goto('/profile/notifications');
  const items = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  // Somebody signs in from elsewhere, and the player is told at once.
  const { email, password } = player;
  await player.call('sessions.create', { body: { login: email, password, fingerprint: 'another device' } });
  await expect(page.getByRole('status').filter({ hasText: 'New notification' })).toContainText('Sign-in from a new device');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('New');
  await expectAccessible(page);
  await page.getByLabel('Select “Sign-in from a new device”').check();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(items.first()).not.toContainText('New');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Unread notifications: 1' })).toBeVisible();
  await page.getByLabel('Selected: 1').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
});
