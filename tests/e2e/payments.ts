import type { Page } from '@playwright/test';
import { expect, type Player } from './fixtures.ts';

/** Whatever the card holder does on the provider's page. */
type Decision = 'approve' | 'decline' | 'close';

/** A deposit by card as the site starts it, decided on the stand-in provider's page. */
export async function deposit(player: Player, amount: number, decision: Decision = 'approve'): Promise<void> {
  const { data: accounts } = await player.call('wallet.accounts.list');
  const account = accounts.find(({ status }) => status === 1)!;
  const home = process.env.E2E_BASE_URL!;
  const { data } = await player.call('payment.invoices.deposit', {
    body: {
      method: 'sandbox.deposit.card',
      currency: account.currency,
      accountId: account.id,
      amount,
      redirectSuccessUrl: home,
      redirectErrorUrl: home,
      redirectUrl: home,
    },
  });
  const answer = await fetch(data.action!, { method: 'POST', body: new URLSearchParams({ decision }) });
  expect(answer.ok).toBe(true);
}

/** The same, and the money is there. */
export async function depositAndWait(player: Player, amount: number): Promise<void> {
  await deposit(player, amount);
  const balance = async () => (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!.balance;
  await expect.poll(balance, 'the deposit on the balance').toBeGreaterThanOrEqual(amount);
}

/** Asks for a withdrawal to a card; a number that ends in 0002 is refused by the stand-in. */
export async function withdraw(player: Player, amount: number, cardNumber = '4242424242424242'): Promise<void> {
  const { data: accounts } = await player.call('wallet.accounts.list');
  const { currency, id } = accounts.find(({ status }) => status === 1)!;
  await player.call('payment.invoices.withdrawal', {
    body: { method: 'sandbox.withdrawal.card', currency, accountId: id, amount, fields: { card_number: cardNumber } },
  });
}

/** Opens the wallet over a page. The first page of a fresh server takes its time. */
export async function openWallet(page: Page, tab: 'deposit' | 'withdraw'): Promise<void> {
  await page.goto(`/main?wallet=${tab}`);
  await expect(wallet(page).getByRole('radio').first()).toBeVisible({ timeout: 30_000 });
}

export const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });
export const balance = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Balance/ });
export const alerts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
