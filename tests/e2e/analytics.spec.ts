import { expect, test } from './fixtures.ts';

const container = 'https://www.googletagmanager.com/**';

test('[SHELL-09] nothing is counted or loaded before the yes; a no taken back later is told, and the footer asks again', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(container, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = "yes"' });
  });
  const layer = () =>
    page.evaluate(
      () =>
        JSON.parse(
          JSON.stringify((window as { dataLayer?: object[] }).dataLayer?.map((entry) => Object.values(entry) as unknown[]) ?? null),
        ) as unknown[] | null,
    );

  await page.goto('/');
  const popup = page.getByRole('region', { name: 'Cookies' });
  await popup.getByRole('button', { name: 'Only necessary' }).click();
  await expect(popup).toBeHidden();
  expect(await layer()).toBeNull();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(popup).toBeFocused();
  await popup.getByRole('checkbox', { name: /Counting visits/ }).check();
  await popup.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST01']);
  expect((await layer())!.slice(0, 2)).toEqual([
    ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await popup.getByRole('checkbox', { name: /Counting visits/ }).uncheck();
  await popup.getByRole('button', { name: 'Save my choice' }).click();
  expect((await layer())!.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
});
