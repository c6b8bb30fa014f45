import { expect, test, withMotion } from './fixtures.ts';

test.use(withMotion);
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'rejected', url: baseURL! }]);
});

test('[MODAL-01] a modal opens by its flag in the address, and closing takes the flag out', async ({ page }) => {
  await page.goto('/?stag=a1&language=true');
  const modal = page.getByRole('dialog', { name: 'Language' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page).not.toHaveURL(/language=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[MODAL-02] close button, Escape and a click outside close a modal', async ({ page }) => {
  const modal = page.getByRole('dialog', { name: 'Language' });
  const closings = [
    () => modal.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ];
  for (const close of closings) {
    await page.goto('/static/about?language=true');
    await expect(modal).toBeVisible();
    await close();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/static\/about$/);
  }
});

test(
  'opening and closing loads nothing again, the back button closes, the opener gets the focus back',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/main');
    const loads: string[] = [];
    page.on('request', (request) => /\.data(\?|$)/.test(request.url()) && loads.push(request.url()));
    const opener = isMobile
      ? page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' })
      : page.getByRole('button', { name: 'Search games and studios' });
    const modal = page.getByRole('dialog', { name: 'Search' });

    await opener.click();
    await expect(modal).toBeVisible();
    await expect(page).toHaveURL(/\/main\?search=true$/);
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/main$/);
    await expect(opener).toBeFocused();

    await page.goForward();
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(loads).toEqual([]);
  },
);

test('[MODAL-06] a guest who follows a link to a modal of players signs in first, and is there', async ({ page, createPlayer }) => {
  const player = await createPlayer();
  await page.goto('/?sortBy=name&wallet=deposit');
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'E-mail' }).fill(player.email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?sortBy=name&wallet=deposit$/);
});

test('[MODAL-04] the modals for guests stay closed for a player', async ({ page, signInNew }) => {
  await signInNew();
  await page.goto('/?sign-in=true&forgot-pass=true&reset-pass=true&resetCode=a&sign-up=true');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[MODAL-07] modals lie at 1000 and two more a level, and only the top one answers Escape', async ({ page }) => {
  await page.goto('/?search=true&language=true');
  const language = page.getByRole('dialog', { name: 'Language' });
  await expect(language).toBeVisible();
  const layers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-modal="true"]')].map((modal) => {
        let element: Element | null = modal;
        while (element && getComputedStyle(element).zIndex === 'auto') element = element.parentElement;
        return element && Number(getComputedStyle(element).zIndex);
      }),
    );
  await expect.poll(layers).toEqual([1000, 1002]);
  await page.keyboard.press('Escape');
  await expect(language).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL(/\?search=true$/);
});

test.describe('with a line that fails', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('a modal whose code did not come once is there when it can be had', async ({ page }) => {
    const isOfSearch = (url: URL) => /\/assets\/search-.*\.(js|css)$/.test(url.pathname);
    await page.route(isOfSearch, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => isOfSearch(new URL(request.url())));
    await page.goto('/main');
    await page.getByRole('button', { name: 'Search games and studios' }).click();
    await failed;
    await expect(page).toHaveURL(/search=true/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The browser asks no second time: the document that comes does.
    await page.unrouteAll();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
