import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Download, ReceiptText, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { showError } from '#app/alerts/show-alert.ts';
import { invoicesQuery, paymentTotalsQuery } from '#app/queries/payment.ts';
import { callApi } from '#app/session/index.ts';
import { saveFile } from '#app/browser/save-file.ts';
import { PagedList } from '#app/widgets/paged-list.tsx';
import { useAddressFilter } from '#app/widgets/use-address-filter.ts';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { Lifetime } from './lifetime.tsx';
import { filterQuery, invoiceQuery, invoiceRules, isFiltered, isRangeWrong, noFilter } from './invoice-filter.ts';
import styles from './history.module.css';

/** Deposits and withdrawals with their filters. The wallet keeps them live. */
export function Transactions() {
  const text = useContent('history');
  const [filter, change] = useAddressFilter(noFilter, invoiceRules);
  const [page, goTo] = usePageNumber();
  const panel = useRef<HTMLDivElement>(null);
  useHeldFocus(panel);
  const { locale } = useLocale();
  const query = { ...invoiceQuery(filter, page), locale };
  const { data: lifetime = [] } = useQuery(paymentTotalsQuery);
  const isWrong = isRangeWrong(filter);
  const list = useQuery({ ...invoicesQuery(query), enabled: !isWrong });

  const download = useMutation({
    mutationFn: () => callApi('payment.invoices.export', { query: filterQuery(filter) }),
    onSuccess: ({ data }) => saveFile(data, 'payments.csv'),
    onError: (error) => void showError(error),
  });

  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {lifetime.map((totals) => (
        <Lifetime key={totals.currency} totals={totals} />
      ))}
      <InvoiceFilters filter={filter} onChange={change} />
      <PagedList
        empty={
          isFiltered(filter) ? (
            <EmptyState
              action={<Button onClick={() => change(noFilter)}>{text('history.transactions.noMatch.button')}</Button>}
              icon={SearchX}
              level={2}
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
              level={2}
              text={text('history.transactions.empty.text')}
              title={text('history.transactions.empty.title')}
            />
          )
        }
        failed={text('history.transactions.failed')}
        list={list}
        onPage={goTo}
        pages={text('history.transactions.pages')}
      >
        {(rows) => (
          <>
            <InvoiceTable invoices={rows} isBusy={list.isPlaceholderData} />
            {!isWrong && (
              <Button className={styles.download} isLoading={download.isPending} onClick={() => download.mutate()} size="sm">
                <Icon as={Download} />
                {text('history.transactions.download')}
              </Button>
            )}
          </>
        )}
      </PagedList>
    </div>
  );
}
