import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modals/modal-link.tsx';
import { callApi } from '#app/session/index.ts';
import { HistoryList } from './history-list.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { invoiceQuery, isFiltered, isRangeWrong, noFilter, type InvoiceFilter } from './invoice-filter.ts';
import styles from './history.module.css';

/** Deposits and withdrawals with their filters. The wallet keeps them live. */
export function Transactions() {
  const text = useContent('history');
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const query = invoiceQuery(filter, page);
  const list = useQuery({
    queryKey: ['payment.invoices.list', query],
    queryFn: () => callApi('payment.invoices.list', { query }),
    enabled: !isRangeWrong(filter),
    placeholderData: keepPreviousData,
  });

  function change(next: InvoiceFilter) {
    setFilter(next);
    setPage(1);
  }

  return (
    <div className={styles.panel}>
      <InvoiceFilters filter={filter} onChange={change} />
      <HistoryList
        empty={
          isFiltered(filter) ? (
            <EmptyState
              action={<Button onClick={() => change(noFilter)}>{text('history.transactions.noMatch.button')}</Button>}
              icon={SearchX}
              text={text('history.transactions.noMatch.text')}
              title={text('history.transactions.noMatch.title')}
            />
          ) : (
            <EmptyState
              action={
                <ModalLink modal="wallet" value="deposit" {...buttonLook({ variant: 'primary' })}>
                  {text('history.transactions.empty.button')}
                </ModalLink>
              }
              icon={ReceiptText}
              text={text('history.transactions.empty.text')}
              title={text('history.transactions.empty.title')}
            />
          )
        }
        failed={text('history.transactions.failed')}
        list={list}
        onPage={setPage}
        pages={text('history.transactions.pages')}
      >
        {(rows) => <InvoiceTable invoices={rows} isBusy={list.isPlaceholderData} />}
      </HistoryList>
    </div>
  );
}
