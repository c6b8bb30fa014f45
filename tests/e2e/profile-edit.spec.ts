import { expect, test } from './fixtures.ts';

test('[PROFILE-01] the own details are changed, checked, saved and protected from a stray click', async ({
  page,
  signInNew,
  expectAccessible,
}) => {
  const player = await signInNew();
  await page.goto('/profile/info');
  await page.getByRole('button', { name: 'Edit details' }).click();
  await expect(page).toHaveURL(/[?&]edit=true$/);
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Nothing has been changed yet');
  await expect(page.getByText('Your sign-in address cannot be changed')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('First name').fill('A');
  await page.getByLabel('City').fill('Bremen');
  await expect(page.getByText('At least 2 characters')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('First name').fill('Ann');
  const birthdate = page.getByRole('group', { name: 'Date of birth' });
  await birthdate.getByLabel('Day').fill('3');
  await birthdate.getByLabel('Month').fill('2');
  await birthdate.getByLabel('Year').fill('1990');
  const nationality = page.getByRole('combobox', { name: 'Nationality' });
  await nationality.fill('swe');
  await expect(page.getByRole('option')).toHaveCount(1);
  await nationality.press('ArrowDown');
  await nationality.press('Enter');
  await expect(nationality).toHaveValue('Sweden');

  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Bremen');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Details saved' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/info$/);
  await expect(page.locator('main dl').filter({ hasText: 'First name' })).toContainText('Ann');
  await expect(page.locator('main')).toContainText('3 February 1990');
  const { data } = await player.call('player.profile.get');
  expect(data).toMatchObject({ firstName: 'Ann', birthdate: '1990-02-03', city: 'Bremen', nationality: 'SE' });

  await page.getByRole('switch', { name: 'Offers by e-mail' }).check();
  await expect.poll(async () => (await player.call('player.profile.get')).data.receiveEmailPromo).toBe(true);
});
