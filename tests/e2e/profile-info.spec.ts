import { expect, test } from './fixtures.ts';
import { collectLayoutShifts, expectSteadyLayout } from './layout-shift.ts';

test('shows what the platform keeps, in the fields of the profile scenario', async ({ page, createPlayer, signInAs, expectAccessible }) => {
  const player = await createPlayer();
  const { data: fields } = await player.call('player.fields.validations', { query: { scenario: 'profile' } });
  await signInAs(player);
  await page.goto('/profile/info');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
  const isRow = ({ name, isVisible }: (typeof fields)[number]) => isVisible && !name.startsWith('receive');
  await expect(page.locator('main dt')).toHaveCount(fields.filter(isRow).length);
  const row = (label: string) => page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(row('E-mail')).toContainText(`${player.email}Not confirmed yet`);
  await expect(row('Country')).toContainText('Germany');
  await expect(row('Phone')).toContainText('Not given');
  await expect(page.getByRole('switch', { name: 'Offers by e-mail' })).not.toBeChecked();
  await expect(page.locator('main')).toContainText(player.profile.id.split('-')[0]!.toUpperCase());
  await expectAccessible(page);
});

test('the menu of the player area leads to its pages, each marked when it is open', { tag: '@phone' }, async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/info$/);
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Your account' });
  for (const [name, path] of [
    ['Wallet', '/profile/wallet'],
    ['History', '/profile/history'],
    ['Personal details', '/profile/info'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('the open page stands whole in the menu, also once the bonuses are counted', { tag: '@phone-only' }, async ({ page, signInNew }) => {
  await signInNew();
  let count = (): void => undefined;
  const counted = new Promise<void>((resolve) => (count = resolve));
  await page.route('**/api/**bonus**', async (route) => {
    await counted;
    await route.continue();
  });
  await page.goto('/de/profile/limits');
  const menu = page.getByRole('main').getByRole('navigation');
  const open = menu.getByRole('link', { name: 'Limits und Pausen' });
  await expect(open).toBeInViewport({ ratio: 1 });
  count();
  await expect(menu.getByRole('link', { name: /Boni.*1/ })).toBeAttached();
  await expect(open).toBeInViewport({ ratio: 1 });
});

test(
  'the footer does not jump from the first screen when a page of the player area comes',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    await signInNew();
    await collectLayoutShifts(page);
    for (const [path, there] of [
      ['/profile/info', page.getByRole('button', { name: 'Edit details' })],
      ['/profile/history', page.getByText('No payments yet')],
    ] as const) {
      await page.goto(path);
      await expect(there).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expectSteadyLayout(page);
    }
  },
);

test('the panel in the header names the player and leads to the area', async ({ page, signInNew, expectAccessible }) => {
  const player = await signInNew();
  await page.goto('/static/about');
  await page.getByRole('button', { name: 'Your account' }).click();
  const panel = page.getByRole('dialog', { name: 'Your account' });
  await expect(panel).toContainText(player.email);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Personal details' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible();
});
