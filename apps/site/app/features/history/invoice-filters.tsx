import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { TextField } from '@verdigale/ui/field';
import { Select } from '@verdigale/ui/select';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './history.module.css';
import { useOwnCurrencies } from './use-own-currencies.ts';
import { isFiltered, isRangeWrong, noFilter, today, type InvoiceFilter } from './invoice-filter.ts';

/** The kit's select has no empty value. */
const all = 'all';

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange: (filter: InvoiceFilter) => void;
}

/** Type, status, currency and a range of days up to today. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const text = useContent('history', 'globalComponents');
  const currencies = useOwnCurrencies();
  const [lastDay] = useState(() => today(new Date()));
  const set = (name: keyof InvoiceFilter) => (value: string) => onChange({ ...filter, [name]: value === all ? '' : value });
  const everything = { value: all, label: text('history.transactions.filters.all') };
  const named = (kind: 'invoiceTypes' | 'invoiceStatuses', ids: readonly number[]) =>
    ids.map((id) => ({ value: String(id), label: text.dynamic(`globalComponents.constants.${kind}`, String(id)) ?? String(id) }));
  return (
    <div aria-label={text('history.transactions.filters.label')} className={styles.filters} role="group">
      <Select
        label={text('history.transactions.filters.type')}
        onChange={set('type')}
        options={[everything, ...named('invoiceTypes', Object.values(invoiceType))]}
        value={filter.type || all}
      />
      <Select
        label={text('history.transactions.filters.status')}
        onChange={set('status')}
        options={[everything, ...named('invoiceStatuses', Object.values(invoiceStatus))]}
        value={filter.status || all}
      />
      <Select
        label={text('history.transactions.filters.currency')}
        onChange={set('currency')}
        options={[everything, ...currencies.map((currency) => ({ value: currency, label: currency }))]}
        value={filter.currency || all}
      />
      <TextField
        label={text('history.transactions.filters.from')}
        max={filter.to || lastDay}
        onChange={(event) => set('from')(event.currentTarget.value)}
        type="date"
        value={filter.from}
      />
      <TextField
        error={isRangeWrong(filter) && text('history.transactions.filters.wrongRange')}
        label={text('history.transactions.filters.to')}
        max={lastDay}
        min={filter.from || undefined}
        onChange={(event) => set('to')(event.currentTarget.value)}
        type="date"
        value={filter.to}
      />
      {isFiltered(filter) && (
        <Button className={styles.clear} onClick={() => onChange(noFilter)} variant="ghost">
          {text('history.transactions.filters.clear')}
        </Button>
      )}
    </div>
  );
}
