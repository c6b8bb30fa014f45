import { expect, test } from './fixtures.ts';
import { openOutage } from './outage.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});
test.use({
  expectedConsoleErrors: [
    /status of (404|500|503)|The page could not go on|SSR features|an outage|ErrorResponse|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  ],
});

test('[ERR-01] [ROUTE-19] [SHELL-19] a start-up failure answers 503 with the error page in the visitor’s language', async ({
  page,
  baseURL,
}) => {
  const outage = await openOutage(baseURL!, '/api/game/collections', 500);
  const answer = await page.goto(`${outage.url}/de/providers`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('3');
  await expect(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgegangen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
  expect(await page.content()).toContain('name="robots" content="noindex"');
  outage.close();
});

test('[SHELL-19] a start-up call that is refused is not fatal', async ({ request, baseURL }) => {
  const outage = await openOutage(baseURL!, '/api/game/providers', 401);
  const answer = await request.get(`${outage.url}/static/terms`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<h1>Terms</h1>');
  outage.close();
});

test('what fails after a click is asked for once more as a whole page', async ({ page }) => {
  await page.goto('/de/providers');
  await page.route('**/de/main.data*', (route) => route.fulfill({ status: 500, body: 'an outage' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Casino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-js', 'on');
});

test('[ERR-01] a page that cannot be reached fails below the header of the player, and comes by itself with the connection', async ({
  page,
  context,
  signInNew,
}) => {
  await signInNew();
  // It is loaded after the start; before that a whole page is asked for.
  const pageOfErrors = page.waitForResponse(/\/assets\/page-failure/);
  await page.goto('/de/main');
  await expect(page.getByRole('button', { name: /^Guthaben/ })).toBeVisible();
  await pageOfErrors;
  await page.route('**/de/categories/hot.data*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Angesagt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgegangen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Guthaben/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-js', 'on');
  await context.setOffline(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Angesagt' })).toBeVisible();
});

test.describe('a page that cannot start', () => {
  test('[SHELL-19] is logged, and the fault is thrown on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, '__reactRouterRouteModules', { get: () => undefined, set() {} });
    });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('The page could not go on'));
    const thrown = page.waitForEvent('pageerror');
    await page.goto('/main');
    await logged;
    expect(String(await thrown)).toContain('SSR features');
  });
});
