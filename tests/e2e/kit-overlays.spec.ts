import type { Locator, Page } from '@playwright/test';
import { withMotion } from './fixtures.ts';
import { expect, test } from './kit-stand.ts';

test.use(withMotion);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

test('[MODAL-02] the close button, Escape and a click outside close a modal, and the opener gets the focus back', async ({ openKit }) => {
  const page = await openKit();
  const dialog = page.getByRole('dialog', { name: 'Bonus terms' });
  const ways: (() => Promise<void>)[] = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 10),
  ];
  for (const close of ways) {
    await button(page, 'Long and nested').click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Long and nested')).toBeFocused();
  }
});

test('[MODAL-02] focus goes into a modal and stays there, the page behind is inert and does not scroll', async ({ openKit }) => {
  const page = await openKit();
  await button(page, 'Form').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(dialog)).toBe(true);
  }
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
});

test('a modal may refuse a click outside', async ({ openKit }) => {
  const page = await openKit();
  await button(page, 'Form').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).not.toHaveAttribute('data-exiting');
  await expect(dialog).toBeVisible();
  expect(await holdsFocus(dialog)).toBe(true);
});

test('[MODAL-07] nested modals stand on layers 1000 and 1002, move for 250 ms, and Escape closes the top one only', async ({ openKit }) => {
  const page = await openKit();
  await button(page, 'Long and nested').click();
  const outer = page.getByRole('dialog', { name: 'Bonus terms', includeHidden: true });
  await button(page, 'Open one more').click();
  const inner = page.getByRole('dialog', { name: 'One level up' });
  await expect(inner).toBeVisible();
  const layerOf = (dialog: Locator) =>
    dialog.evaluate((element) => {
      let node: Element | null = element;
      while (node && getComputedStyle(node).position !== 'fixed') node = node.parentElement;
      return node && getComputedStyle(node).zIndex;
    });
  expect([await layerOf(outer), await layerOf(inner)]).toEqual(['1000', '1002']);
  expect(await inner.evaluate((element) => getComputedStyle(element).getPropertyValue('--time-modal'))).toMatch(/^(250ms|\.25s)$/);
  await page.keyboard.press('Escape');
  await expect(inner).toHaveCount(0);
  // The next press is heard where the focus has come back to.
  await expect.poll(() => holdsFocus(outer)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(outer).toHaveCount(0);
});

test('a question puts the focus on the answer that loses nothing', async ({ openKit }) => {
  const page = await openKit();
  await button(page, 'Question').click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep the bonus' })).toBeFocused();
});

test('a modal that nobody opened gives the focus to the heading', async ({ openKit }) => {
  const page = await openKit();
  await button(page, 'Long and nested').evaluate((element: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    element.click();
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  '[MODAL-08] a swipe of 10 percent or under 300 ms closes a sheet; a short slow one does not',
  { tag: '@phone-only' },
  async ({ openKit }) => {
    const page = await openKit();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    const openAndSwipe = async (px: (height: number) => number, durationMs: number) => {
      await button(page, 'Form').click();
      const heading = dialog.getByRole('heading', { name: 'Sign in' });
      // A trial click waits until the sheet stands still.
      await heading.click({ trial: true });
      const grip = (await heading.boundingBox())!;
      const height = (await dialog.boundingBox())!.height;
      await swipeDown(page, { x: grip.x + 20, y: grip.y + 5 }, px(height), durationMs);
    };
    await openAndSwipe((height) => height * 0.12, 400);
    await expect(dialog).toHaveCount(0);
    await openAndSwipe(() => 20, 200);
    await expect(dialog).toHaveCount(0);
    await openAndSwipe((height) => height * 0.06, 400);
    await expect(dialog.locator('xpath=..')).not.toHaveAttribute('data-exiting');
    await expect(dialog).toBeVisible();
  },
);

/** A finger down, along and up, in a gesture of that length: the events carry their own times. */
async function swipeDown(page: Page, from: { x: number; y: number }, distance: number, durationMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + (durationMs / 1000) * share,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + distance * share }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
  await session.detach();
}

test('[SHELL-10] [ALERT-01] alerts show at the top right over a modal, and a click closes one without closing the modal', async ({
  openKit,
}) => {
  const page = await openKit();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveCSS('z-index', '5000');
  const box = (await region.boundingBox())!;
  // Against the page, which leaves the scrollbar its room.
  expect((await page.evaluate(() => document.body.getBoundingClientRect().right)) - (box.x + box.width)).toBe(16);
  expect(box.y).toBe(16);
  await button(page, 'warning').click();
  await button(page, 'error').click();
  await button(page, 'Question').click();
  const error = region.getByRole('alert').getByText('The payment did not go through');
  // Under the pointer none of them goes by itself.
  await error.hover();
  await expect(region.getByRole('status').getByText('Limit nearly reached')).toBeVisible();
  await error.click();
  await expect(error).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
