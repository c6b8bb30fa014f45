import { screen, waitFor } from '@testing-library/react';
import { errors, type MethodField } from '@verdigale/contract';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@verdigale/ui/toast';
import { moneyOf } from '#app/money/use-money.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { money, sampleAccount, sampleField, sampleMethod } from '../testing.ts';

const account = sampleAccount(80);

type Shown = ComponentProps<typeof WithdrawForm>;

interface Purse {
  withdrawalBalance: number;
  money: Shown['money'];
}
const euros: Purse = { withdrawalBalance: 80, money };

const show = (asked: MethodField, onSent: Shown['onSent'] = () => undefined, purse = euros) => {
  const method = sampleMethod({ amountMax: purse === euros ? 500 : 100_000, fields: [asked] });
  const own = { ...account, currency: purse.money.unit.code, withdrawalBalance: purse.withdrawalBalance };
  return renderSite(<WithdrawForm account={own} method={method} money={purse.money} onSent={onSent} />);
};
/** What the platform answers to the next withdrawal lies ready, as what a page has asked ahead does. */
function answer(body: object, status = 200) {
  const ready = Promise.resolve(new Response(JSON.stringify(body), { status }));
  window.askedAhead = { token: '', answers: { '/api/payment/invoices/withdrawal': ready } };
}

async function send(onSent?: Shown['onSent']) {
  const { user } = show(sampleField('holder'), onSent);
  await user.type(holder(), 'Ana Souza');
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await user.click(await screen.findByRole('button', { name: /now$/ }));
}
const titles = () => toasts.visible().map(({ title }) => title);

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const holder = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^holder/ });

afterEach(() => {
  delete window.askedAhead;
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

describe('a withdrawal', () => {
  it('[WD-01] is looked at once more, and changed with all that was typed', async () => {
    const { user } = show(sampleField('holder'));
    await user.clear(amount());
    await user.type(amount(), '500');
    await user.tab();
    expect(amount().value).toBe('80');
    await user.type(holder(), 'Ana Souza');
    await user.click(screen.getByRole('button', { name: 'Withdraw €80.00' }));
    expect(await screen.findByText('Ana Souza')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect([amount().value, holder().value]).toEqual(['80', 'Ana Souza']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw €80.00' }));
  });

  it('[WD-01] of all that there is takes all of it, though it is longer than what can be typed', async () => {
    const tether = moneyOf({ code: 'USDT', exponent: 6, type: 'crypto', subCurrencies: [] }, 'en');
    const { user } = show(sampleField('holder', { isRequired: false }), () => undefined, {
      withdrawalBalance: 12345.678901,
      money: tether,
    });
    await user.click(screen.getByRole('button', { name: /^Maximum/ }));
    expect(screen.getByRole('button', { name: 'Withdraw 12,345.678901\u00a0USDT' })).toBeDefined();
    await user.click(amount());
    await user.tab();
    expect(amount().value).toBe('12345.678901');
    await user.click(screen.getByRole('button', { name: 'Withdraw 12,345.678901\u00a0USDT' }));
    await user.click(await screen.findByRole('button', { name: /now$/ }));
    await expect.poll(() => sentChanges().map(([, , body]) => body)).toMatchObject([{ amount: 12345.678901 }]);
  });

  it('that is taken counts as sent where a platform writes null for what it has not', async () => {
    answer({ data: { invoiceId: 'i-1', action: null, fields: null, qr: null, message: null } });
    const onSent = vi.fn();
    await send(onSent);
    await expect.poll(() => onSent.mock.calls).toEqual([[{ invoiceId: 'i-1', page: undefined }]]);
    await expect.poll(titles).not.toContain('Something went wrong');
  });

  it('[WD-03] keeps what was typed, and says what went wrong, when there is no answer', async () => {
    await send();
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect([amount().value, holder().value, amount().getAttribute('aria-invalid')]).toEqual(['10', 'Ana Souza', null]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw €10.00' }));
  });

  it('[WD-03] shows at each field what the platform says of it with a 422, and no alert', async () => {
    const fields = { holder: ['is another name'], amount: ['is more than there is'] };
    answer({ error: { code: 1422, message: '', fields } }, 422);
    await send();
    const saidAt = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent;
    await waitFor(() => expect(saidAt(holder())).toContain('is another name'));
    expect(saidAt(amount())).toContain('is more than there is');
    expect(toasts.visible()).toEqual([]);
  });

  it('[WD-03] says of any other failure that something went wrong, whatever its code says', async () => {
    const { code, status } = errors.paymentUnavailable;
    answer({ error: { code, message: 'the provider does not answer' } }, status);
    await send();
    await expect.poll(titles).toEqual(['Something went wrong']);
  });

  it('[WD-03] says that it was asked for', async () => {
    const onSent = vi.fn();
    answer({ data: { invoiceId: 'i1' } });
    await send(onSent);
    await expect.poll(titles).toEqual(['Withdrawal requested']);
    expect(onSent).toHaveBeenCalledWith({ invoiceId: 'i1', page: undefined });
  });

  it('[WD-04] shows what is left to stake where that holds it back', async () => {
    const { code, status } = errors.turnOverRequired;
    answer({ error: { code, message: 'not staked yet' } }, status);
    await send();
    await expect.poll(() => pageLocation().search).toBe('?turn-over-wager=true');
    await expect.poll(titles).toEqual(['Something went wrong']);
  });

  it('leads on to the page on which the provider asks for more, with its fields', async () => {
    const onSent = vi.fn();
    answer({ data: { invoiceId: 'i1', action: 'https://pay.example/out', fields: { ticket: 'a b' } } });
    await send(onSent);
    const page = { url: 'https://pay.example/out?ticket=a+b', method: 'Bank' };
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ invoiceId: 'i1', page }));
  });

  it('stays within the limits of the chosen network', async () => {
    const options = [
      { id: 'a', name: 'Alder', minAmount: 12, maxAmount: 60 },
      { id: 'b', name: 'Birch', minAmount: 20, maxAmount: 70 },
    ];
    const { user } = show(sampleField('crypto_network', { fieldType: 'select', labels: { en: 'Network' }, options, value: 'a' }));
    expect(amount().value).toBe('12');
    expect(screen.queryByRole('button', { name: /Network/ })).toBeNull();
    await user.clear(amount());
    await user.type(amount(), '65');
    await user.tab();
    expect(amount().value).toBe('60');
  });

  it('[WD-02] of another network begins with the least of it', async () => {
    const options = [
      { id: 'a', name: 'Alder', minAmount: 12, maxAmount: 60 },
      { id: 'b', name: 'Birch', minAmount: 20, maxAmount: 70 },
    ];
    const { user } = show(sampleField('crypto_network', { fieldType: 'select', labels: { en: 'Network' }, options }));
    for (const [name, least] of [
      ['Alder', '12'],
      ['Birch', '20'],
      ['Alder', '12'],
    ] as const) {
      await user.clear(amount());
      await user.type(amount(), '50');
      await user.click(screen.getByRole('button', { name: /Network/ }));
      await user.click(screen.getByRole('option', { name }));
      expect(amount().value).toBe(least);
    }
  });
});
