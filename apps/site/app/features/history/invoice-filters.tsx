import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { Select } from '@verdigale/ui/select';
import { useContent } from '#app/content/use-content.ts';
import { all, CommonFilters } from './common-filters.tsx';
import { FilterGroup } from './filter-group.tsx';
import { isFiltered, noFilter, type InvoiceFilter } from './invoice-filter.ts';

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  onChange: (filter: InvoiceFilter) => void;
}

/** Type, status, currency and a range of days up to today. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const text = useContent('history', 'globalComponents');
  const set = (name: keyof InvoiceFilter) => (value: string) => onChange({ ...filter, [name]: value === all ? '' : value });
  const everything = { value: all, label: text('history.transactions.filters.all') };
  const named = (kind: 'invoiceTypes' | 'invoiceStatuses', ids: readonly number[]) =>
    ids.map((id) => ({ value: String(id), label: text.dynamic(`globalComponents.constants.${kind}`, String(id)) ?? String(id) }));
  return (
    <FilterGroup label={text('history.transactions.filters.label')} onClear={isFiltered(filter) ? () => onChange(noFilter) : undefined}>
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
      <CommonFilters filter={filter} onChange={(change) => onChange({ ...filter, ...change })} />
    </FilterGroup>
  );
}
