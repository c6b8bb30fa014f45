import { Select } from '@verdigale/ui/select';
import { useContent } from '#app/content/use-content.ts';
import { DayField } from './day-field.tsx';
import { isRangeWrong } from './invoice-filter.ts';
import { useOwnCurrencies } from './use-own-currencies.ts';
import { useToday } from './use-today.ts';

/** The kit's select has no empty value. */
export const all = 'all';

/** What every list of the history can be narrowed down by; an empty field narrows nothing. */
export interface CommonFilter {
  currency: string;
  from: string;
  to: string;
}

/** A currency of the player's own, and a range of days up to today. */
export function CommonFilters({ filter, onChange }: { filter: CommonFilter; onChange: (change: Partial<CommonFilter>) => void }) {
  const text = useContent('history');
  const currencies = useOwnCurrencies();
  const lastDay = useToday();
  return (
    <>
      <Select
        label={text('history.transactions.filters.currency')}
        onChange={(value) => onChange({ currency: value === all ? '' : value })}
        options={[
          { value: all, label: text('history.transactions.filters.all') },
          ...currencies.map((currency) => ({ value: currency, label: currency })),
        ]}
        value={filter.currency || all}
      />
      <DayField
        label={text('history.transactions.filters.from')}
        max={filter.to || lastDay}
        onChange={(from) => onChange({ from })}
        value={filter.from}
      />
      <DayField
        error={isRangeWrong(filter) && text('history.transactions.filters.wrongRange')}
        label={text('history.transactions.filters.to')}
        max={lastDay}
        min={filter.from || undefined}
        onChange={(to) => onChange({ to })}
        value={filter.to}
      />
    </>
  );
}
