import { act, screen, waitFor } from '@testing-library/react';
import type { Account } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { methodsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { AccountChoice } from './account-choice.tsx';
import { AccountsPage } from './accounts-page.tsx';

const euros = sampleAccount();
const dollars = sampleAccount({ id: 'b', currency: 'USD', status: 2, balance: 0 });

afterEach(() => {
  delete window.askedAhead;
  session.signedOut();
});

it.each<[name: RegExp, path: string, answer: Account[]]>([
  [/^Hide/, '/api/wallet/accounts/b/hide', [euros]],
  [
    /^(?:Use|Switch)/,
    '/api/wallet/accounts/b/switch',
    [
      { ...euros, status: 2, version: 2 },
      { ...dollars, status: 1, version: 2 },
    ],
  ],
])('the focus stays among the accounts when %s takes its own button away', async (name, path, answer) => {
  own();
  queryClient.setQueryData(accountsQuery.queryKey, { data: [euros, dollars], meta: undefined });
  const { user } = await act(async () => renderSite(<AccountsPage />));
  // The platform's answer lies ready, as what a page has asked ahead does.
  const ready = Promise.resolve(new Response(JSON.stringify({ data: answer })));
  window.askedAhead = { token: '', answers: { [path]: ready } };
  const button = screen.getByRole('button', { name });
  await user.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Other accounts' })));
});

it('[CUR-01] opening another account asks for its currency first, and keeps the focus of its button', async () => {
  own();
  queryClient.setQueryData(accountsQuery.queryKey, { data: [euros], meta: undefined });
  const { user } = await act(async () => renderSite(<AccountsPage />));
  const button = screen.getByRole('button', { name: 'Open account' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Still to fill in: Currency');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('USD{Enter}');
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  await user.click(button);
  expect((await screen.findByText('Something went wrong')).closest('form')).not.toBeNull();
});

it('[CUR-02] a currency without an account opens one, is then switched to, and has what belongs to the account asked for again', async () => {
  own();
  const onChosen = vi.fn();
  const choice = <AccountChoice accounts={[euros]} active={euros} isListed={() => true} onChosen={onChosen} />;
  const { user } = renderSite(choice);
  const methods = methodsQuery('deposit', { currency: 'EUR' });
  queryClient.setQueryData(methods.queryKey, { data: [], meta: undefined });
  const switched = [
    { ...euros, status: 0, version: 2 },
    { ...dollars, status: 1, version: 2 },
  ];
  const ready = (data: object) => Promise.resolve(new Response(JSON.stringify({ data })));
  const answers = { '/api/wallet/accounts': ready([euros, dollars]), '/api/wallet/accounts/b/switch': ready(switched) };
  window.askedAhead = { token: '', answers };
  await user.click(screen.getByRole('button', { name: /USD/ }));
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  // Both were taken.
  expect(answers).toEqual({});
  expect(queryClient.getQueryData(accountsQuery.queryKey)?.data.map(({ currency, status }) => [currency, status])).toEqual([
    ['EUR', 0],
    ['USD', 1],
  ]);
  expect(queryClient.getQueryState(methods.queryKey)?.isInvalidated).toBe(true);
});
