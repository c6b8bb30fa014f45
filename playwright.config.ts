import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './tools/chromium.ts';

/** Set by tools/e2e.ts, which starts the whole product for a run. */
const baseURL = process.env.E2E_BASE_URL;
if (!baseURL) throw new Error('Browser tests are run by: npm run test:e2e');

const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Tests wait for pages, partners and clocks: three keep two cores busy.
  workers: 3,
  // A lost race with a busy machine does not stop a whole run; `npm test` shows what needed another try.
  retries: 1,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: await chromiumOptions(),
    // Recording every test costs time: asked for when one has failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Motion is drawn by the processor here: a test that is about it asks for it (`withMotion` of fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A worker's requests pass by the routes that tests lay; the test of the worker allows its own.
    serviceWorkers: 'block',
  },
  projects: [
    // A test runs on a desktop; on a phone too when it is tagged @phone, there alone when @phone-only.
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    // One pixel a point, because the processor draws them all.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: phone.userAgent },
    },
  ],
});
