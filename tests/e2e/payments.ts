import { expect, type Page } from '@playwright/test';
import type { Account } from '@verdigale/contract';
import { sessionOf } from '../session-of.ts';
import type { Player } from './player.ts';

/** Whatever the card holder does on the provider's page. */
type Decision = 'approve' | 'decline' | 'close';

/** What the stand-in provider has go wrong, for one payment by card of this amount (minor units). */
export async function pickFault(fault: string, amount: number): Promise<void> {
  const answer = await fetch(`${process.env.E2E_SANDBOX_URL}/payment/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'sandbox.deposit.card', amount: String(amount), fault }),
  });
  expect(answer.ok).toBe(true);
}

/** Coins of a stand-in wallet, on their way to an address. */
export async function sendCoins(to: { address: string; tag?: string }, amount: string): Promise<void> {
  const answer = await fetch(`${process.env.E2E_SANDBOX_URL}/payment/coins`, {
    method: 'POST',
    body: new URLSearchParams({ ...to, amount }),
  });
  expect(answer.ok).toBe(true);
}

/** A deposit by card as the site starts it, decided on the stand-in provider's page; to the active account unless stated otherwise. */
export async function deposit(
  player: Player,
  amount: number,
  decision: Decision = 'approve',
  method?: string,
  into?: Account,
): Promise<void> {
  const action = await startDeposit(player, amount, method, into);
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams({ decision }) });
  expect(answer.ok).toBe(true);
}

/** The same as far as the provider's page. */
export async function startDeposit(player: Player, amount: number, method = 'sandbox.deposit.card', into?: Account): Promise<string> {
  const account = into ?? (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!;
  const home = process.env.E2E_BASE_URL!;
  const { data } = await player.call('payment.invoices.deposit', {
    body: {
      method,
      currency: account.currency,
      accountId: account.id,
      amount,
      redirectSuccessUrl: `${home}/main?deposit-success=true`,
      redirectErrorUrl: `${home}/main?deposit-error=true`,
      redirectUrl: `${home}/main?deposit-redirect=true`,
    },
  });
  return data.action!;
}

/** The same, and the money is there. */
export async function depositAndWait(player: Player, amount: number, method?: string): Promise<void> {
  await deposit(player, amount, 'approve', method);
  const balance = async () => (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!.balance;
  await expect.poll(balance, 'the deposit on the balance').toBeGreaterThanOrEqual(amount);
}

/** Closes the provider's window by its own button. The window may be gone before the press is known to have ended. */
export async function closeProvider(provider: Page): Promise<void> {
  const press = provider.getByRole('button', { name: 'Close this page' }).click();
  await Promise.all([
    provider.waitForEvent('close'),
    press.catch((error: unknown) => {
      if (!provider.isClosed()) throw error;
    }),
  ]);
}

/** Asks for a withdrawal to a card; a number that ends in 0002 is refused by the stand-in. */
export async function withdraw(player: Player, amount: number, cardNumber = '4242424242424242'): Promise<void> {
  const { data: accounts } = await player.call('wallet.accounts.list');
  const { currency, id } = accounts.find(({ status }) => status === 1)!;
  await player.call('payment.invoices.withdrawal', {
    body: { method: 'sandbox.withdrawal.card', currency, accountId: id, amount, fields: { card_number: cardNumber } },
  });
}

/** Opens the wallet over a light page. The first page of a fresh server takes its time. */
export async function openWallet(page: Page, flag: 'deposit' | 'withdraw' | 'true'): Promise<void> {
  await page.goto(`/static/about?wallet=${flag}`);
  await expect(wallet(page).getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
}

const depositNow = (page: Page) => wallet(page).getByRole('button', { name: /^Deposit [^p]/ });

/** Picks a method in the open wallet and fills its form in, as far as the last press. */
export async function fillDeposit(page: Page, method: string, fields: Record<string, string> = {}): Promise<void> {
  await wallet(page).getByText(method, { exact: true }).first().click();
  for (const [label, value] of Object.entries(fields)) await wallet(page).getByRole('textbox', { name: label }).fill(value);
}

export const pressDeposit = (page: Page): Promise<void> => depositNow(page).click();

/** The same to the end. */
export async function sendDeposit(page: Page, method: string, fields: Record<string, string> = {}): Promise<void> {
  await fillDeposit(page, method, fields);
  await pressDeposit(page);
}

/** What the header says of a deposit that is under way. */
export const pendingDeposit = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Deposit pending' });
export const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });
export const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Balance/ });
export const alerts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** One spin of Copper Canyon for real, as its view asks for it; `stake` in hundredths. */
export async function spin(player: Player, stake: number): Promise<void> {
  const { data: accounts } = await player.call('wallet.accounts.list');
  const accountId = accounts.find(({ status }) => status === 1)!.id;
  const body = { accountId, lobbyUrl: process.env.E2E_BASE_URL!, locale: 'en', demoMode: false, platform: 2 };
  const { data } = await player.call('game.games.play', { params: { id: 'copper-canyon' }, body });
  const session = sessionOf(await (await fetch(data.gameUrl)).text());
  const studio = `${process.env.E2E_STUDIO_URL}/api`;
  const headers = { 'content-type': 'application/json', 'x-studio-session': session };
  for (const [call, asked] of [
    ['enter', {}],
    ['play', { requestId: crypto.randomUUID(), stake: String(stake) }],
  ] as const) {
    const answer = await fetch(`${studio}/${call}`, { method: 'POST', headers, body: JSON.stringify(asked) });
    expect(answer.ok, call).toBe(true);
  }
}

/** An account in this currency, active, with so many coins that came by this network. */
export async function depositCoins(player: Player, currency: string, network: string, amount: number): Promise<void> {
  const { data: created } = await player.call('wallet.accounts.create', { body: { currency } });
  const { id } = created.find((account) => account.currency === currency)!;
  await player.call('wallet.accounts.switch', { params: { id } });
  const method = (await player.call('payment.methods.deposit', { query: { currency } })).data.find(({ type }) => type === 'address')!;
  const networks = method.fields.find(({ key }) => key === 'crypto_network')!.options!;
  const home = process.env.E2E_BASE_URL!;
  const { data } = await player.call('payment.invoices.deposit', {
    body: {
      method: method.method,
      currency,
      accountId: id,
      amount: networks.find((option) => option.id === network)!.minAmount,
      redirectSuccessUrl: home,
      redirectErrorUrl: home,
      redirectUrl: home,
      fields: { crypto_network: network },
    },
  });
  const sent = new URLSearchParams({ address: data.address!, tag: data.tag ?? '', amount: String(amount) });
  expect((await fetch(`${process.env.E2E_SANDBOX_URL}/payment/coins`, { method: 'POST', body: sent })).ok).toBe(true);
  const arrived = async () => (await player.call('wallet.accounts.list')).data.find((account) => account.id === id)!.balance;
  await expect.poll(arrived, { message: 'the coins on the balance', timeout: 30_000 }).toBe(amount);
}
