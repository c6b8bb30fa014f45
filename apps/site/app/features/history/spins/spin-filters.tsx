import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { TextField } from '@verdigale/ui/field';
import { Select } from '@verdigale/ui/select';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { callApi } from '#app/session/index.ts';
import styles from '../history.module.css';
import { isFiltered, isRangeWrong, today } from '../invoice-filter.ts';
import { useOwnCurrencies } from '../use-own-currencies.ts';
import { noSpinFilter, type SpinFilter } from './spin-filter.ts';

/** The kit's select has no empty value. */
const all = 'all';

interface SpinFiltersProps {
  filter: SpinFilter;
  onChange: (filter: SpinFilter) => void;
}

/** One of the games that were played, a currency, and a range of days up to today. */
export function SpinFilters({ filter, onChange }: SpinFiltersProps) {
  const text = useContent('history');
  const currencies = useOwnCurrencies();
  const { data: played = [] } = useQuery({
    queryKey: ['game.games.played', 'all'],
    queryFn: async () => (await callApi('game.games.played', { query: { perPage: 100 } })).data,
  });
  const [lastDay] = useState(() => today(new Date()));
  const set = (name: keyof SpinFilter) => (value: string) => onChange({ ...filter, [name]: value === all ? '' : value });
  const everything = { value: all, label: text('history.transactions.filters.all') };
  return (
    <div aria-label={text('history.spins.filters.label')} className={styles.filters} data-pairs role="group">
      <Select
        label={text('history.spins.filters.game')}
        onChange={set('game')}
        options={[everything, ...played.map(({ identity, name }) => ({ value: identity, label: name }))]}
        value={filter.game || all}
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
        <Button className={styles.clear} onClick={() => onChange(noSpinFilter)} variant="ghost">
          {text('history.transactions.filters.clear')}
        </Button>
      )}
    </div>
  );
}
