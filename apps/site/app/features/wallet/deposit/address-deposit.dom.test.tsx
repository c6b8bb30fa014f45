import { screen } from '@testing-library/react';
import { errors, playerStatus, type Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { account, knowBonuses, method } from '../bonus/testing.ts';
import { AddressDeposit } from './address-deposit.tsx';
import { money } from '../testing.ts';

afterEach(() => {
  delete window.askedAhead;
  session.signedOut();
  toasts.visible().forEach(({ id }) => toasts.close(id));
});
const told = () => toasts.visible().map(({ title }) => title);

function show() {
  knowBonuses();
  const to = { ...method, type: 'address' as const };
  renderSite(<AddressDeposit account={account} method={to} money={money} onDone={() => undefined} onStarted={undefined} />);
}

it('says why there is no address, where the platform has a reason that the player can do something about', async () => {
  const { code, status } = errors.identityNeeded;
  const refusal = new Response(JSON.stringify({ error: { code, message: 'identity is proved first' } }), { status });
  // The platform's answer lies ready, as what a page has asked ahead does.
  window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': Promise.resolve(refusal) } };
  show();
  expect(await screen.findByText('Please verify yourself first')).toBeDefined();
  expect(screen.getByText(/You will find the steps under Verification/)).toBeDefined();
});

it('says that it did not load where there was no answer', async () => {
  show();
  expect(await screen.findByText('The address did not load')).toBeDefined();
});

it('[DEP-11] tells a limited player so by the alert, and asks for no address', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p', status: playerStatus.limited } as Profile });
  show();
  expect(screen.getByRole('note').textContent).toContain('You cannot deposit into this account');
  await expect.poll(told).toEqual(['You cannot deposit into this account']);
  expect(sentChanges()).toEqual([]);
});

it('[DEP-11] says the same where the player has been limited meanwhile', async () => {
  const { code, status } = errors.depositLimited;
  const refusal = new Response(JSON.stringify({ error: { code, message: 'limited' } }), { status });
  window.askedAhead = { token: '', answers: { '/api/payment/invoices/deposit': Promise.resolve(refusal) } };
  show();
  expect(await screen.findByText('You cannot deposit into this account')).toBeDefined();
  await expect.poll(told).toEqual(['You cannot deposit into this account']);
});
