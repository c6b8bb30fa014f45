import type { Browser, Locator, Page } from '@playwright/test';
import { newVisitor, slowPage, takeInp, watchFor, watchForInFrame } from './slow-phone.ts';

/** What a touch costs: until the next paint, and until what was asked for is there. */
export interface Touch {
  name: string;
  inp: number;
  there: number;
}

/**
 * Presses, or types; then what was asked for is there. A page looks for it itself (`watchFor`), by a selector: the runner's own search by role or
 * text would take the slowed processor from the page for longer than what is measured.
 */
type Touched = (name: string, press: () => Promise<unknown>, there: string | (() => Promise<number>)) => Promise<void>;
type Way = (page: Page, touch: Touched) => Promise<void>;

const modal = '[aria-modal="true"]';

async function guest(page: Page, touch: Touched): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await touch('bottom bar: menu', () => bar.getByRole('button', { name: 'Menu' }).tap(), `${modal} nav a`);
  await closeModal(page);
  const field = `${modal} input[type="search"]`;
  await touch('search', () => bar.getByRole('button', { name: 'Search' }).tap(), field);
  await touch('search: type', () => page.locator(field).pressSequentially('kite'), `${modal} a[href^="/games/kite-weather"]`);
  await closeModal(page);
  await touch('sign up', () => bar.getByRole('link', { name: 'Join' }).tap(), `${modal} form input`);
  const signIn = page.locator(modal).getByRole('link', { name: 'Sign in' });
  await touch('sign in', () => signIn.tap(), `${modal} a[href*="forgot-pass"]`);
  await closeModal(page);
  await bar.getByRole('link', { name: 'Join' }).tap();
  const email = page.locator(`${modal} input[autocomplete="email"]`);
  await email.tap();
  await afterFrame(page);
  await touch(
    'sign up: type',
    () => email.pressSequentially('kite'),
    async () => ofRunner(email),
  );
}

async function player(page: Page, touch: Touched): Promise<void> {
  const deposit = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Deposit' });
  const method = `${modal} label:has(input[type="radio"])`;
  await touch('wallet with its methods', () => deposit.tap(), method);
  // A phone shows the form of the method in place of the methods.
  await touch('pick a method', () => page.locator(method).nth(1).tap(), `${modal} [data-step="form"]`);
}

async function game(page: Page, touch: Touched): Promise<void> {
  const tile = page.locator('main a[href="/games/copper-canyon"]').filter({ visible: true }).first();
  await tile.scrollIntoViewIfNeeded();
  const playReal = '[class*="game-poster"] [data-needs="js"] button';
  await touch('tile', () => tile.tap(), playReal);
  const spinIsThere = await watchForInFrame(page, '[data-act="spin"]:not([aria-disabled="true"])');
  await touch('play to playable', () => page.locator(playReal).first().tap(), spinIsThere);
  const frame = page.frameLocator('iframe[title="Copper Canyon"]');
  const spin = frame.locator('[data-act="spin"]');
  await touch(
    'send a bet',
    () => spin.tap(),
    async () => ofRunner(frame.locator('[data-act="spin"][aria-disabled="true"]')),
  );
}

async function closeModal(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  // One that this one took the place of may still be leaving.
  await page.locator(`body:not(:has(${modal}))`).waitFor();
}

/** What a touch took is known once its frame has been shown. */
async function afterFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
}

/** When the runner sees it: for what the page cannot look for. */
async function ofRunner(what: Locator): Promise<number> {
  await what.waitFor();
  return Date.now();
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
    await decline.tap();
    await afterFrame(page);
    await way(page, async (name, press, there) => {
      await takeInp(page);
      const inPage = typeof there === 'string' ? watchFor(page, there) : null;
      const from = Date.now();
      await press();
      const at = await (typeof there === 'string' ? inPage! : there());
      await afterFrame(page);
      const { inp, pressedAt } = await takeInp(page);
      // A press inside a frame is not seen by the page.
      touches.push({ name, inp, there: at - (pressedAt || from) });
    });
  } finally {
    await context.close();
  }
  return touches;
}
