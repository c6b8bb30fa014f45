import type { Currency } from '@verdigale/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { balance, deposit, wallet } from './payments.ts';

/** What opens below the balance. */
const panel = (page: Page) => page.getByRole('dialog', { name: /^Balance/ });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
const account = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
const openAccounts = async (page: Page) => {
  await balance(page).click();
  await tab(page, 'Accounts').click();
};

/** The rates that the page itself was given: those of the feed may move meanwhile. */
async function ratesOf(page: Page, load: () => Promise<unknown>): Promise<(sum: number, from: string, to: string) => string> {
  const answer = page.waitForResponse(/\/api\/settings\/currencies/);
  await load();
  const { data } = (await (await answer).json()) as { data: Currency[] };
  const of = (code: string) => data.find((currency) => currency.code === code)!;
  return (sum, from, to) => {
    const worth = ((sum * of(from).subunitToUnit) / of(from).rate.rate) * (of(to).rate.rate / of(to).subunitToUnit);
    return `≈ ${worth.toLocaleString('en', { style: 'currency', currency: to, currencyDisplay: 'narrowSymbol' })}`;
  };
}

test('[CUR-01 CUR-02 CUR-03 ANA-05] a currency without an account opens one and becomes the active one; an empty account can be put away', async ({
  page,
  context,
  baseURL,
  signInNew,
  expectAccessible,
}) => {
  await context.addCookies([{ name: 'accept-cookie', value: 'accepted', url: baseURL! }]);
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await signInNew();
  await page.goto('/profile/wallet');
  await openAccounts(page);
  const counted = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer!.filter((entry) => 'eventCategory' in entry));
  expect(counted).toEqual([{ event: 'Action', eventCategory: 'balanceFunnel', funnelStep: 'open' }]);
  await expectAccessible(page);

  // All ten currencies, the own one first; those of crypto alone on request.
  await expect(panel(page).getByRole('listitem')).toHaveCount(10);
  await tab(page, 'Crypto').click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/BTC/, /ETH/, /USDT/, /TRX/]);
  await tab(page, 'All').click();
  await account(page, 'US Dollar').getByRole('button').click();
  await expect(balance(page)).toHaveText('$0.00');

  const others = page.getByRole('main').getByRole('listitem');
  await expect(others.filter({ hasText: 'EUR' })).toBeVisible();
  // What the wallet offers is for the new currency.
  await page.getByRole('main').getByRole('link', { name: 'Deposit' }).first().click();
  await expect(wallet(page).getByText('$10.00 to $5,000.00').first()).toBeVisible();
  await wallet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('button', { name: 'Hide the EUR account' }).click();
  await expect(others.filter({ hasText: 'EUR' })).toHaveCount(0);
  const currency = page.getByRole('combobox', { name: /another currency/ });
  await currency.fill('bitcoin');
  await currency.press('ArrowDown');
  await currency.press('Enter');
  await expect(currency).toHaveValue('BTC');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(others.filter({ hasText: 'BTC' })).toContainText('0.00 mBTC');
});

test('[CUR-03 CUR-04 CUR-05] bitcoin is shown in thousandths, with what it is worth in dollars or a chosen currency, until that is taken back', async ({
  page,
  request,
  context,
  baseURL,
  expectAccessible,
}) => {
  const signIn = await request.post('/api/player/sessions', {
    data: { login: 'nadia@verdigale.example', password: 'nadia-verdigale' },
  });
  const { data: session } = (await signIn.json()) as { data: { accessToken: string } };
  await context.addCookies([{ name: 'access_token', value: session.accessToken, url: baseURL!, sameSite: 'Lax' }]);
  const worth = await ratesOf(page, () => page.goto('/profile/wallet'));
  await expect(balance(page)).toHaveText('50.00 mBTC');
  await openAccounts(page);
  const toggle = panel(page).getByRole('switch', { name: 'Show equivalents' });
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  const inDollars = worth(0.05, 'BTC', 'USD');
  await expect(balance(page)).toHaveText(`50.00 mBTC${inDollars}`);
  await expect(account(page, 'Bitcoin')).toContainText(inDollars);
  await tab(page, 'Balance').click();
  // The sum, and of its parts own money and what can be withdrawn.
  await expect(panel(page).getByText(inDollars)).toHaveCount(3);
  expect(await page.evaluate(() => localStorage.getItem('equivalentCurrency'))).toBe('USD');

  await tab(page, 'Accounts').click();
  await panel(page).getByRole('link', { name: 'Change the currency that values are shown in' }).click();
  const modal = page.getByRole('dialog', { name: 'Equivalents' });
  const inEuros = worth(0.05, 'BTC', 'EUR');
  await expect(modal.getByRole('radio', { name: /USD/ })).toBeChecked();
  await expectAccessible(page);
  await modal.getByText(inEuros).click();
  await modal.getByRole('button', { name: 'Show equivalents' }).click();
  await expect(balance(page)).toHaveText(`50.00 mBTC${inEuros}`);
  const later = await ratesOf(page, () => page.reload());
  await expect(balance(page)).toHaveText(`50.00 mBTC${later(0.05, 'BTC', 'EUR')}`);
  await page.getByRole('main').getByRole('switch', { name: 'Show equivalents' }).uncheck();
  await expect(balance(page)).toHaveText('50.00 mBTC');
  expect(await page.evaluate(() => localStorage.getItem('equivalentCurrency'))).toBeNull();
});

test('[CUR-04 RT-02] balances and their equivalents follow what happens elsewhere; without a crypto account in use none are offered', async ({
  page,
  createPlayer,
  signInAs,
}) => {
  const player = await createPlayer({ currency: 'USD' });
  const [dollars] = (await player.call('wallet.accounts.list')).data;
  await signInAs(player);
  await page.addInitScript(() => localStorage.setItem('equivalentCurrency', 'EUR'));
  const worth = await ratesOf(page, () => page.goto('/profile/wallet'));
  await openAccounts(page);
  await expect(account(page, 'US Dollar')).toContainText('$0.00');
  await expect(page.getByRole('switch', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByText('≈')).toHaveCount(0);

  // Another device opens a crypto account, goes over to it, and pays into the first one.
  const { data: opened } = await player.call('wallet.accounts.create', { body: { currency: 'ETH' } });
  await player.call('wallet.accounts.switch', { params: { id: opened.find(({ currency }) => currency === 'ETH')!.id } });
  await expect(balance(page)).toHaveText('0.00 mETH≈ €0.00');
  await deposit(player, 25, 'approve', undefined, dollars);
  await expect(account(page, 'US Dollar')).toContainText(`$25.00${worth(25, 'USD', 'EUR')}`);
});
