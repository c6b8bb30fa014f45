import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { invoicesQuery } from '#app/queries/payment.ts';
import { roundsQuery } from '#app/queries/rounds.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { invoiceQuery, noFilter } from './invoice-filter.ts';
import { noSpinFilter, spinQuery } from './spins/spin-filter.ts';
import { SpinsTab } from './spins/spins-tab.tsx';
import { Transactions } from './transactions.tsx';

afterEach(() => session.signedOut());

const from = '2026-03-05';
const createdAt = '2026-03-05T12:00:00.000Z';
const sampleInvoice = {
  id: 'i-1',
  amount: 5,
  currency: 'EUR',
  status: 2,
  statusResult: '',
  invoiceType: 1,
  paymentMethod: 'Card',
  createdAt,
};
const nothing = { data: [], meta: { page: 1, perPage: 10, totalPages: 0, totalRows: 0 } };

it.each([
  ['payments, by the filters', { List: Transactions, at: 0 }],
  ['payments, where the list is empty', { List: Transactions, at: 1 }],
  ['rounds, by the filters', { List: SpinsTab, at: 0 }],
  ['rounds, where the list is empty', { List: SpinsTab, at: 1 }],
])('the focus stays when “Clear filters” takes itself away: %s', async (_, { List, at }) => {
  own();
  for (const filter of [{}, { from }]) {
    queryClient.setQueryData(invoicesQuery({ ...invoiceQuery({ ...noFilter, ...filter }, 1), locale: 'en' }).queryKey, nothing);
    queryClient.setQueryData(roundsQuery(spinQuery({ ...noSpinFilter, ...filter }, 1)).queryKey, nothing);
  }
  const { user, container } = await act(async () => renderSite(<List />));
  await act(async () => fireEvent.change(screen.getByLabelText('From'), { target: { value: from } }));
  const buttons = screen.getAllByRole('button', { name: 'Clear filters' });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[at]!);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
});

it('nothing is downloaded of days that end before they begin', async () => {
  own();
  const invoices = { data: [sampleInvoice], meta: { page: 1, perPage: 10, totalPages: 1, totalRows: 1 } };
  for (const filter of [{}, { from }])
    queryClient.setQueryData(invoicesQuery({ ...invoiceQuery({ ...noFilter, ...filter }, 1), locale: 'en' }).queryKey, invoices as never);
  await act(async () => renderSite(<Transactions />));
  const download = () => screen.queryByRole('button', { name: /Download/ });
  await act(async () => fireEvent.change(screen.getByLabelText('From'), { target: { value: from } }));
  expect(download()).not.toBeNull();
  await act(async () => fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-01' } }));
  expect(screen.getByText('“From” lies after “To”')).toBeDefined();
  expect(download()).toBeNull();
});
