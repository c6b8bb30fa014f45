import { act, screen } from '@testing-library/react';
import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { latestDepositsQuery } from '#app/queries/payment.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { ResultScreen } from './result-screen.tsx';

afterEach(() => session.signedOut());

const { queryKey } = latestDepositsQuery('en');
const keep = (deposits: Invoice[]) => queryClient.setQueryData(queryKey, { data: deposits, meta: undefined } as never);
const deposit = (status: number) =>
  ({ id: 'd1', status, currency: 'EUR', amount: 20, paymentMethod: 'Card', createdAt: new Date().toISOString() }) as Invoice;
const heading = () => screen.queryByRole('heading')?.textContent;

async function comeBack() {
  own({ account: sampleAccount() });
  await act(async () => renderSite(<ResultScreen kind="depositSuccess" onAgain={() => undefined} onNext={() => undefined} />));
}

it('[DEP-09] says that a deposit has arrived once its invoice does, and nothing before', async () => {
  let answer: (deposits: unknown) => void = () => undefined;
  void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answer = resolve)) });
  await comeBack();
  expect(heading()).toBeUndefined();
  await act(async () => answer({ data: [deposit(invoiceStatus.success)], meta: undefined }));
  expect(await screen.findByRole('heading', { name: 'Your deposit has arrived' })).toBe(document.activeElement);
  expect(screen.getByText('€20.00')).toBeDefined();
});

it.each([
  ['that is not confirmed yet', [deposit(invoiceStatus.pending)]],
  ['that is not there', []],
])('[DEP-09] claims no arrival of a deposit %s', async (_, deposits) => {
  keep(deposits);
  await comeBack();
  expect(heading()).toBe('Waiting for the payment provider');
});
