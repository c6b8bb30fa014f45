import { act, screen } from '@testing-library/react';
import type { Invoice } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleBonus } from '#testing/sample-bonuses.ts';
import { BonusTable } from './bonuses/bonus-table.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const names = (...list: string[]) => list.map((name, at) => ({ id: String(at + 1), name }));

afterEach(() => {
  session.dropped();
  queryClient.clear();
});

function know(constants: object): void {
  own();
  queryClient.setQueryData(constantsQuery.queryKey, { data: constants, meta: undefined } as never);
}

it('calls a payment what the platform does where the brand has no word for its number', async () => {
  const invoiceStatuses = names('One', 'Two', 'Three', 'Held', 'Preparing');
  know({ payment: { invoiceStatuses, invoiceTypes: names('In', 'Out', 'Purchase') } });
  const invoice = {
    id: 'i-1',
    status: 5,
    invoiceType: 3,
    currency: 'EUR',
    amount: 5,
    createdAt: '2030-06-01T12:00:00Z',
    statusResult: '',
    publicData: null,
  };
  await act(async () => renderSite(<InvoiceTable invoices={[invoice as unknown as Invoice]} isBusy={false} />));
  expect([screen.getByText('Preparing'), screen.getByText('Purchase')]).toHaveLength(2);
});

it('finds the name of a bonus\u2019s state where a platform writes the ids of its lists as texts', async () => {
  know({ game: { playerBonus: { status: names('Issued', 'Running', 'Over'), result: names('None', 'Staked to the end') } } });
  await act(async () => renderSite(<BonusTable bonuses={[sampleBonus({ status: 3, result: 2 })]} isBusy={false} />));
  expect([screen.getByText('Over'), screen.getByText('Staked to the end')]).toHaveLength(2);
});
