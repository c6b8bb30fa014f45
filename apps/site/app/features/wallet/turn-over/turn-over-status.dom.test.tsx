import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { turnOverQuery } from '#app/queries/wallet.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { TurnOverStatus } from './turn-over-status.tsx';

afterEach(() => session.signedOut());

const account = sampleAccount({ withdrawalBalance: 20, version: 1 });
const { settings } = rootDataFor({});
const show = (enableTurnOverWager = true) => renderSite(<TurnOverStatus />, { root: { settings: { ...settings, enableTurnOverWager } } });
const data = { total: 100, turnOverWager: 1, turnOverWagerAmount: 40, currency: 'EUR' };
const nothingLeft = 'Nothing is left to stake: you can withdraw.';

it('[WD-04] says what is left to stake, and when nothing is', () => {
  own({ account });
  const { queryKey } = turnOverQuery('EUR', 1);
  queryClient.setQueryData(queryKey, { data, meta: undefined });
  show();
  expect(screen.getByText('€40.00 still to stake')).toBeDefined();
  queryClient.setQueryData(queryKey, { data: { ...data, turnOverWagerAmount: 0 }, meta: undefined });
  return screen.findByText(nothingLeft);
});

it('[WD-04] says how much of it is staked, to two decimals', () => {
  own({ account });
  queryClient.setQueryData(turnOverQuery('EUR', 1).queryKey, { data: { ...data, total: 30, turnOverWagerAmount: 20 }, meta: undefined });
  show();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€10.00 of €30.00 staked (33.33%)');
  expect(screen.getByText('33.33%')).toBeDefined();
});

it('[SHELL-25] [WD-04] holds nobody up while enableTurnOverWager is off', () => {
  own({ account });
  queryClient.setQueryData(turnOverQuery('EUR', 1).queryKey, { data, meta: undefined });
  show(false);
  expect(screen.getByText(nothingLeft)).toBeDefined();
});

it('[WD-04] says nothing of staking where nothing is there to be withdrawn', () => {
  own({ account: { ...account, withdrawalBalance: 0 } });
  queryClient.setQueryData(turnOverQuery('EUR', 1).queryKey, { data, meta: undefined });
  show();
  expect(screen.getByText(nothingLeft)).toBeDefined();
});

it('frees nobody to withdraw because the question had no answer', async () => {
  own({ account });
  show();
  expect(await screen.findByText('What is left to stake did not load')).toBeDefined();
  expect(screen.queryByText(nothingLeft)).toBeNull();
});

it('says that the accounts did not load, and waits for nothing that cannot come', async () => {
  own({ account });
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  show();
  expect(await screen.findByText('Your accounts did not load')).toBeDefined();
});
