import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test(
  'in Persian the page runs from right to left, amounts have its digits, and its digits can be typed',
  { tag: '@phone-only' },
  async ({ page, signInNew, expectAccessible }) => {
    await signInNew({ deposit: 25 });
    await page.goto('/fa/main?wallet=withdraw');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    const dialog = page.getByRole('dialog', { name: 'کیف پول' });
    await expect(dialog.getByText('€۲۵٫۰۰').first()).toBeVisible({ timeout: 30_000 });

    await dialog.getByText('کارت بانکی').click();
    const amount = dialog.getByRole('textbox', { name: 'مبلغ' });
    await amount.fill('۱۲٫۵');
    await expect(amount).toHaveValue('12.5');
    const card = dialog.getByRole('textbox', { name: 'شمارهٔ کارت' });
    await card.fill('۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /برداشت.*۱۲٫۵۰/ }).click();
    await expect(dialog.getByRole('button', { name: /همین حالا/ })).toBeVisible();

    // Nothing sticks out to the side where a page from right to left could be scrolled.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test(
  'in Persian an address, a number or a code stands where its line begins, on the right',
  { tag: '@phone-only' },
  async ({ page, signInNew }) => {
    await signInNew();
    for (const path of ['verification', 'security', 'info']) {
      await page.goto(`/fa/profile/${path}`);
      await hydrated(page);
      await expect(page.locator('main bdi').first()).toBeVisible();
      expect(await strayed(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'حساب شما' }).click();
    await expect(page.getByRole('dialog').locator('bdi').first()).toBeVisible();
    expect(await strayed(page), 'the own menu').toEqual([]);
  },
);

/** Parts from left to right whose words lie at the far side of a line from right to left. */
const strayed = (page: Page) =>
  page.evaluate(() => {
    const isStray = (part: HTMLElement) => {
      const { direction, display } = getComputedStyle(part);
      if (direction !== 'ltr' || display === 'inline' || getComputedStyle(part.parentElement!).direction !== 'rtl') return false;
      const words = document.createRange();
      words.selectNodeContents(part);
      return part.checkVisibility() && part.getBoundingClientRect().right - words.getBoundingClientRect().right > 6;
    };
    return [...document.querySelectorAll('bdi')].filter(isStray).map(({ textContent }) => textContent);
  });

test('the words that the kit’s library says itself are in the language of the page, too', async ({ page }) => {
  await page.goto('/fa/providers?sign-up=true');
  const dialog = page.getByRole('dialog', { name: 'ساختن حساب' });
  await expect(dialog.getByRole('button', { name: 'نمایش پیشنهادها کشور' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'کشور' }).click();
  await expect(page.locator('[data-live-announcer]')).toContainText(/^[۰-۹]+ گزینه موجود است/);
});
