import { expect, test } from './fixtures.ts';
import { guestPaths, modals, playerPaths, sweep } from './sweep.ts';

// Absent pages answer 404, which browsers write down.
test.use({ expectedConsoleErrors: [/status of 404/] });

const keysOf = (...who: (typeof modals)[number]['access'][]) => modals.filter(({ access }) => who.includes(access)).map(({ key }) => key);
const walks = [
  { name: 'dark, wide, from left to right', theme: 'dark', prefix: '' },
  { name: 'light, narrow, from right to left @phone-only', theme: 'light', prefix: '/fa' },
];

for (const { name, theme, prefix } of walks) {
  test(`every page and every modal is accessible: ${name}`, async ({ page, context, baseURL, signInNew }) => {
    const cookies = { theme, 'accept-cookie': 'rejected' };
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: baseURL! })));
    await page.goto(`${prefix}/static/about`);
    expect(await sweep(page, prefix, guestPaths, keysOf('guest', 'everyone'))).toEqual({});
    await signInNew();
    await page.goto(`${prefix}/profile/info`);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await sweep(page, prefix, playerPaths, keysOf('player'))).toEqual({});
  });
}
