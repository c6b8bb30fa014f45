import { expect, test } from './fixtures.ts';
import { screens, titleFaults } from './title-faults.ts';

/** A run plays so many; `npm run titles:play` plays them all. */
const sampled = 4;
const dayMs = 24 * 60 * 60 * 1000;

test('four titles, others every day, are played at four sizes with every control in reach', async ({ page }) => {
  await page.goto(`${process.env.E2E_STUDIO_URL}/`);
  const links = page.getByRole('link', { name: /^(?!Check a round)/ });
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const faults: Record<string, string[]> = {};
  for (let from = Math.floor(Date.now() / dayMs) * sampled, played = 0; played < sampled; from++) {
    const address = addresses[from % addresses.length]!;
    await page.goto(address);
    await expect(page.locator('.game')).toHaveAttribute('data-state', 'idle');
    // A round that all players share takes its own time.
    if ((await page.locator('.past-row').count()) > 0) continue;
    const found = await titleFaults(page, address, screens);
    if (found.length > 0) faults[address] = found;
    played++;
  }
  expect(faults).toEqual({});
});
