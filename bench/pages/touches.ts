import type { Browser, Page } from '@playwright/test';
import { newVisitor, slowPage, takeInp } from './slow-phone.ts';

/** What a touch costs: until the next paint, and until what was asked for is there. */
export interface Touch {
  name: string;
  inp: number;
  there: number;
}

type Way = (
  page: Page,
  touch: (name: string, press: () => Promise<unknown>, wait: () => Promise<unknown>) => Promise<void>,
) => Promise<void>;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function guest(page: Page, touch: Parameters<Way>[1]): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const field = dialog(page, 'Search').getByRole('searchbox');
  await touch(
    'bottom bar: menu',
    () => bar.getByRole('button', { name: 'Menu' }).tap(),
    () => page.getByRole('dialog').waitFor(),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await touch(
    'search',
    () => bar.getByRole('button', { name: 'Search' }).tap(),
    () => field.waitFor(),
  );
  await touch(
    'search: type',
    () => field.pressSequentially('cop'),
    () => dialog(page, 'Search').getByText('Copper Canyon').first().waitFor(),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const form = dialog(page, 'Create an account');
  await touch(
    'sign up',
    () => bar.getByRole('link', { name: 'Join' }).tap(),
    () => form.getByRole('textbox').first().waitFor(),
  );
  await touch(
    'sign in',
    () => form.getByRole('link', { name: 'Sign in' }).tap(),
    () => dialog(page, 'Sign in').getByRole('textbox').first().waitFor(),
  );
}

async function player(page: Page, touch: Parameters<Way>[1]): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const methods = dialog(page, 'Wallet').getByRole('radio');
  await touch(
    'wallet with its methods',
    () => bar.getByRole('link', { name: 'Deposit' }).tap(),
    () => methods.first().waitFor(),
  );
  await touch(
    'pick a method',
    () =>
      dialog(page, 'Wallet')
        .locator('label')
        .filter({ has: page.getByRole('radio') })
        .nth(1)
        .tap(),
    // A phone shows the form of the method in place of the methods.
    () => dialog(page, 'Wallet').locator('[data-step="form"]').waitFor(),
  );
}

async function game(page: Page, touch: Parameters<Way>[1]): Promise<void> {
  const tile = page.locator('main a[href="/games/copper-canyon"]').filter({ visible: true }).first();
  await tile.scrollIntoViewIfNeeded();
  await touch(
    'tile',
    () => tile.tap(),
    () => page.getByRole('heading', { level: 1, name: 'Copper Canyon' }).waitFor(),
  );
  const inFrame = page.frameLocator('iframe[title="Copper Canyon"]');
  const spin = inFrame.getByRole('button', { name: 'Spin', exact: true });
  await touch(
    'play to playable',
    () => page.getByRole('main').getByRole('button', { name: 'Play for real' }).tap(),
    () => spin.waitFor(),
  );
  await touch(
    'send a bet',
    () => spin.tap(),
    () => inFrame.getByText(/under way/).waitFor(),
  );
}

export const ways = { guest, player, game };

/** Goes one way over the home page, as a visitor who has waited until the page is at rest. */
export async function measureTouches(browser: Browser, address: string, token: string | null, way: Way): Promise<Touch[]> {
  const context = await newVisitor(browser, address, token);
  const page = await slowPage(context);
  const touches: Touch[] = [];
  try {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const decline = page.getByRole('button', { name: /necessary/i });
    if (await decline.isVisible()) await decline.tap();
    await takeInp(page);
    await way(page, async (name, press, wait) => {
      const from = Date.now();
      await press();
      await wait();
      const there = Date.now() - from;
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      touches.push({ name, inp: await takeInp(page), there });
    });
  } finally {
    await context.close();
  }
  return touches;
}
