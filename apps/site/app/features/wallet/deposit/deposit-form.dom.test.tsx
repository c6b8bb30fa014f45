import { screen, waitFor } from '@testing-library/react';
import { bonusTrigger, calls, playerStatus, type Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitsQuery } from '#app/queries/player.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session } from '#app/session/index.ts';
import { pageLocation, renderSite } from '#testing/render-site.tsx';
import { sampleLimit } from '#testing/sample-limits.ts';
import { forgetSentCalls, sentChanges, sentKeys } from '#testing/sent-calls.ts';
import { account, knowBonuses, method } from '../bonus/testing.ts';
import { DepositForm } from './deposit-form.tsx';
import { money } from '../testing.ts';

async function send() {
  const { user, unmount } = renderSite(
    <DepositForm account={account} method={method} money={money} onDone={() => undefined} onStarted={undefined} />,
    { url: '/main?wallet=deposit' },
  );
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull(), { timeout: 10_000 });
  await user.click(submit());
  return unmount;
}
const submit = () => screen.getByRole('button', { name: /^Deposit €25.00/ });
const address = () => pageLocation().search;

beforeEach(() => {
  delete window.dataLayer;
  document.cookie = 'accept-cookie=accepted';
});
afterEach(() => {
  session.signedOut();
  delete window.askedAhead;
  document.cookie = 'accept-cookie=; Max-Age=0';
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

describe('a deposit', () => {
  it('[ANA-02] is counted as sent when it is sent', async () => {
    await send();
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'Action', eventCategory: 'walletFunnel', funnelStep: 'sent', operationType: 'deposit' }),
    );
  });

  it('goes on with the focus in its panel, since the button that was pressed is gone', async () => {
    // The platform's answer lies ready, as what a page has asked ahead does.
    const answer = { data: { invoiceId: 'i1', method: method.method, type: 'form', qr: 'pay:1' } };
    const ready = Promise.resolve(new Response(JSON.stringify(answer)));
    window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': ready } };
    await send();
    const panel = await screen.findByRole('region', { name: /25/ });
    await waitFor(() => expect(document.activeElement?.contains(panel)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is not sent before it is known which code or offer goes with it', async () => {
    queryClient.clear();
    forgetSentCalls();
    // An answer that is still on its way.
    const codes = `${calls['game.bonuses.codes.list'].path}?trigger=${bonusTrigger.deposit}`;
    window.askedAhead = { token: '', answers: { [codes]: new Promise(() => undefined) } };
    const { user } = renderSite(
      <DepositForm account={account} method={method} money={money} onDone={() => undefined} onStarted={undefined} />,
      { url: '/main?wallet=deposit' },
    );
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await user.click(submit());
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '{Enter}');
    expect(sentChanges()).toEqual([]);
  });

  it('[DEP-04] shows the sum within the limits on its button, which takes no press until it is typed', async () => {
    knowBonuses({ offers: [] });
    const { user } = renderSite(
      <DepositForm account={account} method={method} money={money} onDone={() => undefined} onStarted={undefined} />,
      { url: '/main?wallet=deposit' },
    );
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    for (const [typed, shown] of [
      ['5000', '€500.00'],
      ['9.99', '€10.00'],
    ] as const) {
      await user.clear(amount);
      await user.type(amount, typed);
      const button = screen.getByRole('button', { name: `Deposit ${shown}` });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
    }
    await user.clear(amount);
    await user.type(amount, '12');
    expect(screen.getByRole('button', { name: 'Deposit €12.00' }).getAttribute('aria-disabled')).toBeNull();
    expect(sentChanges()).toEqual([]);
  });

  it('says before it is sent what the deposit limit leaves, where a method would take more', async () => {
    knowBonuses({ offers: [] });
    const limits = [
      sampleLimit({ currentAmount: 80 }),
      sampleLimit({ id: 'roomy', period: 'monthly', amount: 5000, currentAmount: 80 }),
      sampleLimit({ id: 'lost', definition: 2, currentAmount: 99 }),
      sampleLimit({ id: 'dollars', currency: 'USD', currentAmount: 99 }),
    ];
    const form = <DepositForm account={account} method={method} money={money} onDone={() => undefined} onStarted={undefined} />;
    queryClient.setQueryData(limitsQuery.queryKey, { data: limits, meta: undefined });
    const { unmount } = renderSite(form, { url: '/main?wallet=deposit' });
    expect(screen.getAllByText(/^Your deposit limit leaves/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Your deposit limit leaves €20\.00\. It resets on /),
    ]);
    unmount();
    queryClient.setQueryData(limitsQuery.queryKey, { data: [limits[1]!], meta: undefined });
    renderSite(form, { url: '/main?wallet=deposit' });
    expect(screen.queryByText(/^Your deposit limit leaves/)).toBeNull();
    queryClient.removeQueries({ queryKey: limitsQuery.queryKey });
  });

  it('[DEP-10] that goes beyond a limit is refused at its amount, with what is left', async () => {
    knowBonuses({ offers: [] });
    const error = { code: 13100, message: 'refused', fields: { amount: ['20.00'] }, until: '2030-06-10T00:00:00.000Z' };
    const refused = Promise.resolve(new Response(JSON.stringify({ error }), { status: 423 }));
    window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': refused } };
    queryClient.setQueryData(limitsQuery.queryKey, { data: [sampleLimit({ currentAmount: 80 })], meta: undefined });
    await send();
    await expect.poll(() => screen.getByRole('textbox', { name: /Amount/ }).getAttribute('aria-invalid')).toBe('true');
    // Said once.
    expect(screen.getByText(/^Your deposit limit leaves €20\.00\. It resets on /)).toBeDefined();
    expect(toasts.visible()).toEqual([]);
    expect(address()).toBe('?wallet=deposit');
  });

  it('[DEP-11] of a limited player is not sent, but told so by the alert', async () => {
    session.signedIn({ accessToken: 'token', profile: { id: 'p', status: playerStatus.limited } as Profile });
    forgetSentCalls();
    await send();
    await expect.poll(() => toasts.visible().map(({ title }) => title)).toEqual(['You cannot deposit into this account']);
    expect(sentChanges()).toEqual([]);
  });

  it('[DEP-09] opens deposit-error when it fails', async () => {
    await send();
    await expect.poll(address).toBe('?deposit-error=unsent');
  });

  it('tried again from a wallet that is opened anew is the same deposit, until an answer has come', async () => {
    forgetSentCalls();
    for (let time = 0; time < 2; time += 1) {
      const close = await send();
      await expect.poll(address).toBe('?deposit-error=unsent');
      close();
    }
    const [first, again] = sentKeys();
    expect(again).toBe(first);
    const answer = { data: { invoiceId: 'i1', method: method.method, type: 'form', qr: 'pay:1' } };
    window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': Promise.resolve(new Response(JSON.stringify(answer))) } };
    const close = await send();
    await screen.findByRole('region', { name: /25/ });
    close();
    await send();
    await expect.poll(sentKeys).toHaveLength(3);
    expect(sentKeys()[2]).not.toBe(first);
  });
});
