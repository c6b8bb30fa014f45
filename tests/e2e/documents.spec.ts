import { expect, test } from './fixtures.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const passport = { name: 'passport.png', mimeType: 'image/png', buffer: png };

test('[PROFILE-03] a document is uploaded, shown with its status and deleted again, by the keyboard alone', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  await signInNew();
  await page.goto('/profile/documents');
  const card = page.getByRole('region', { name: 'Passport or identity card' });
  await expect(card).toContainText('Nothing here yet');
  const front = card.locator('input[type="file"]').first();
  for (let presses = 0; presses < 60 && !(await front.evaluate((field) => field === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(front).toBeFocused();
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 3000 }), page.keyboard.press('Enter')]);
    await chooser.setFiles(passport);
  }).toPass();
  const line = card.getByRole('listitem').filter({ hasText: 'passport.png' });
  await expect(line).toContainText('Being checked');
  await expect(card).toContainText('One side is missing');
  await expectAccessible(page);

  await line.getByRole('button', { name: 'Delete passport.png' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this document?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  await expect(card).toContainText('Nothing here yet');
  await expect(front).toBeFocused();
});

test.describe('what cannot be taken', () => {
  test.use({ expectedConsoleErrors: [/status of 422|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('[PROFILE-03] is named at the file, and a failed upload is sent again', async ({ page, signInNew }) => {
    const player = await signInNew();
    await page.goto('/profile/documents');
    const card = page.getByRole('region', { name: 'Proof of address' });
    const field = card.locator('input[type="file"]');
    await field.setInputFiles({ name: 'bill.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(card.getByRole('alert')).toContainText('This is not a PNG, JPG or PDF file');
    await field.setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(card.getByRole('alert')).toContainText('larger than 2 MB');
    // Named as a picture without being one: only the platform can find out.
    await field.setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(card.getByRole('alert')).toContainText('This is not a PNG, JPG or PDF file');
    await page.route('**/api/player/documents', (route) => route.abort());
    await field.setInputFiles({ ...passport, name: 'bill.png' });
    await expect(card.getByRole('alert')).toContainText('did not arrive');
    await page.unroute('**/api/player/documents');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.getByRole('listitem')).toContainText('Being checked');
    expect((await player.call('player.documents.list')).data).toMatchObject([{ type: 'address', fileName: 'bill.png', status: 2 }]);
  });
});
