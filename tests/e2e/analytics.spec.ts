import type { APIResponse, Page } from '@playwright/test';
import { expect, newPhone, test } from './fixtures.ts';
import { balance, deposit, withdraw } from './payments.ts';

const container = 'https://www.googletagmanager.com/**';

test('[SHELL-09] nothing is counted or loaded before the yes; consent that is withdrawn later is reported, and the footer asks again', async ({
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

test('[ANA-01] a registration by phone is counted step by step: open, type, code, sent, and the player at the end', async ({
  page,
  context,
  baseURL,
  readInbox,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'accepted', url: baseURL! }]);
  await page.route(container, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const phone = newPhone();
  await page.goto('/static/about?sign-up=true');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('tab', { name: 'By phone' }).click();
  await form.getByRole('textbox', { name: 'Phone number' }).fill(`+${phone}`);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('three quiet otters');
  await form.getByRole('textbox', { name: 'Repeat password' }).fill('three quiet otters');
  await form.getByRole('combobox', { name: 'Country', exact: true }).pressSequentially('Germany');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByRole('checkbox', { name: /at least 18/ }).check();
  await form.getByRole('button', { name: 'Send me the code' }).click();
  const code = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  await expect(code).toBeVisible();
  await code.fill(/\b\d{6}\b/.exec((await readInbox(phone)).text)![0]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/wallet=deposit/);

  // The wallet opens before the last of them is written, and is counted in a funnel of its own.
  const entries = () =>
    page.evaluate(() =>
      (window as { dataLayer?: { event?: string; eventCategory?: string }[] }).dataLayer!.filter(
        ({ event, eventCategory }) => event === 'Action' && eventCategory !== 'walletFunnel',
      ),
    );
  await expect.poll(async () => (await entries()).length).toBe(5);
  const unknown = { event: 'Action', eventCategory: 'registrationFunnel', userId: 'not set', loadTime: 0, regType: 'not set' };
  const { id } = ((await (await profileOf(page)).json()) as { data: { id: string } }).data;
  expect(await entries()).toEqual([
    { ...unknown, funnelStep: 'open', loadTime: expect.any(Number) as unknown as number },
    { ...unknown, funnelStep: 'phone', regType: 'phone' },
    { ...unknown, funnelStep: 'otp', regType: 'phone' },
    { ...unknown, funnelStep: 'sent', regType: 'phone' },
    { ...unknown, eventCategory: 'registration', userId: id, funnelStep: 'phone', regType: 'phone' },
  ]);
});

async function profileOf(page: Page): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')!.value;
  return page.request.get('/api/player/profile', { headers: { authorization: `Bearer ${token}` } });
}

test('[ANA-03 ANA-04] a deposit and a withdrawal are counted as they end, each once, however many tabs hear of it', async ({
  page,
  context,
  baseURL,
  signInNew,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'accepted', url: baseURL! }]);
  await context.route(container, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const player = await signInNew();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/static/about');
    await expect(balance(tab)).toHaveText('€0.00');
  }
  const counted = async () => (await Promise.all([page, other].map(paymentsOf))).flat();
  await deposit(player, 61);
  await expect(balance(other)).toHaveText('€61.00');
  await expect.poll(counted).toHaveLength(1);
  const [invoice] = (await player.call('payment.invoices.list', { query: { type: 1 } })).data;
  const who = { userId: player.profile.id, walletType: 'fiat' };
  expect((await counted())[0]).toMatchObject({
    ...who,
    event: 'purchase',
    eventCategory: 'deposit',
    depositAmount: 61,
    depositCurrency: 'EUR',
    successDepositNumber: 1,
    invoiceId: invoice!.id,
  });

  // The provider refuses this card once the review is over.
  await withdraw(player, 20, '4242424242420002');
  const [withdrawal] = (await player.call('payment.invoices.list', { query: { type: 2 } })).data;
  await expect.poll(counted, { timeout: 60_000 }).toHaveLength(2);
  const failure = { ...who, eventCategory: 'failWithdraw', withdrawAmount: 20, withdrawCurrency: 'EUR', invoiceId: withdrawal!.id };
  expect(await counted()).toContainEqual(expect.objectContaining(failure));
});

/** What a page has counted of payments. */
const paymentsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).filter((entry) => 'invoiceId' in entry && !('funnelStep' in entry)),
  );
