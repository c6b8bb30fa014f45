import { expect, test } from './kit-stand.ts';

/** The sweep of the site meets the parts in every other look. */
const looks = [
  { theme: 'dark', isRtl: false, tag: '@desktop' },
  { theme: 'light', isRtl: true, tag: '@phone-only' },
] as const;
const overlays = ['Form', 'Question', 'With banner', 'Drawer at the end', 'Popover'];

for (const { tag, ...look } of looks) {
  const title = `axe finds nothing in the kit, ${look.theme}, ${look.isRtl ? 'right to left' : 'left to right'}`;
  test(title, { tag }, async ({ openKit, expectAccessible }) => {
    const page = await openKit(look);
    await expectAccessible(page);
    for (const name of overlays) {
      await page.getByRole('button', { name, exact: true }).click();
      const overlay = page.locator('[role=dialog], [role=alertdialog]');
      await expect(overlay).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
    }
  });
}

for (const [width, text] of [
  [320, '100%'],
  [320, '200%'],
  [256, '100%'],
] as const) {
  test(`nothing scrolls sideways at ${width} px with text at ${text}`, async ({ openKit }) => {
    const page = await openKit();
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const name of ['Form', 'With banner', 'Drawer at the start']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('a tile is one link, with its other controls after it', async ({ openKit }) => {
  const page = await openKit();
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Violet Hour' }) });
  const link = tile.getByRole('link', { name: 'Violet Hour' });
  const favourite = tile.getByRole('button', { name: 'Favourite: Violet Hour' });
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(tile.getByRole('link', { name: 'Demo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(favourite).toBeFocused();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  const box = (await tile.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 4);
  await expect(page).toHaveURL(/#game$/);
});

test('a button with a reason keeps its focus, says the reason and does nothing', async ({ openKit }) => {
  const page = await openKit();
  const button = page.getByRole('button', { name: 'Continue' });
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Choose a method first');
});

test('a password shows on demand and warns of caps lock', async ({ openKit }) => {
  const page = await openKit();
  const fields = page.getByRole('region', { name: 'Fields' });
  const password = fields.getByLabel(/^Password/);
  await expect(password).toHaveAttribute('type', 'password');
  await fields.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.focus();
  await password.evaluate((input) => input.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true })));
  await expect(fields.getByRole('status').filter({ hasText: 'Caps lock is on' })).toBeVisible();
});

test('arrows move between tabs in reading direction', async ({ openKit }) => {
  for (const [isRtl, forward] of [
    [false, 'ArrowRight'],
    [true, 'ArrowLeft'],
  ] as const) {
    const page = await openKit({ isRtl });
    await page.getByRole('tab', { name: 'Deposit' }).focus();
    await page.keyboard.press(forward);
    await expect(page.getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Withdraw' })).toBeVisible();
  }
});

test('a combobox finds by another name and by code, and picks with Enter', async ({ openKit }) => {
  const page = await openKit();
  const country = page.getByRole('combobox', { name: 'Country' }).first();
  for (const [typed, found] of [
    ['deutsch', 'Germany'],
    ['225', 'Côte d’Ivoire'],
  ] as const) {
    await country.click();
    await country.press('ControlOrMeta+a');
    await country.pressSequentially(typed);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue(found);
  }
  await country.press('ControlOrMeta+a');
  await country.pressSequentially('zzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
