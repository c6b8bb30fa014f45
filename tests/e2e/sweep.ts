import type { Page } from '@playwright/test';
import { modalRules } from '../../apps/site/app/modal-flags/modal-rules.ts';
import { pageAddresses } from '../../apps/site/testing/page-addresses.ts';
import { accessibilityFindings } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** Pages that show nothing of their own: they do something and lead on. */
const leadOn = /^\/(auth|verify|password|profile$|categories$)/;
const ofPlayers = /^\/(profile|favorites|recently-played)/;

/** One address for each route. */
const addresses = [...new Map(pageAddresses.filter(([path]) => !leadOn.test(path)).map(([path, id]) => [id, path])).values()];
export const guestPaths = addresses.filter((path) => !ofPlayers.test(path));
export const playerPaths = addresses.filter((path) => ofPlayers.test(path));

/** Every modal by its flag, with who may see it. */
export const modals = Object.entries(modalRules).map(([key, { access }]) => ({ key, access }));

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Goes there as a click on a link does: without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.getElementById('content')!.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Walks these pages and modals, and answers everything that is wrong, by address. */
export async function sweep(
  page: Page,
  prefix: string,
  paths: readonly string[],
  keys: readonly string[],
): Promise<Record<string, string[]>> {
  expect([paths, keys], 'nothing to walk').not.toContainEqual([]);
  const wrong: Record<string, string[]> = {};
  const note = (address: string, faults: string[]) => faults.length > 0 && (wrong[address] = faults);
  const seen = new Set<string>();
  let wasAbsent = false;
  for (const path of paths) {
    const address = prefix + path;
    const isAbsent = (await page.request.get(address)).status() === 404;
    // To and from an absent page goes a whole document, and a phone asks first how a game is to be played.
    if (isAbsent || wasAbsent || path.startsWith('/games/')) await page.goto(address);
    else await follow(page, address);
    await expect(page.locator('main h1'), address).toHaveCount(1);
    await expect.poll(() => new URL(page.url()).pathname, address).toBe(address);
    wasAbsent = isAbsent;
    const faults = await accessibilityFindings(page, { iframes: false });
    const title = await page.title();
    if (!isAbsent && seen.has(title)) faults.push(`the title of another page: ${title}`);
    seen.add(title);
    note(address, faults);
  }
  if (wasAbsent) await page.goto(`${prefix}/providers`);
  for (const key of keys) {
    const address = `${prefix}/providers?${key}=true`;
    await follow(page, address);
    const dialog = page.locator(dialogs);
    await expect(dialog, address).toHaveCount(1);
    await expect(dialog.getByRole('heading').first(), address).toBeVisible();
    note(address, await accessibilityFindings(page, { selector: dialogs, iframes: false }));
    await follow(page, `${prefix}/providers`);
    await expect(dialog, `${key} closes`).toHaveCount(0);
  }
  return wrong;
}
