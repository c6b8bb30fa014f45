import { useQuery } from '@tanstack/react-query';
import { Select } from '@verdigale/ui/select';
import { useContent } from '#app/content/use-content.ts';
import { playedGamesQuery } from '#app/queries/games.ts';
import { all, CommonFilters } from '../common-filters.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { isFiltered } from '../invoice-filter.ts';
import { noSpinFilter, type SpinFilter } from './spin-filter.ts';

interface SpinFiltersProps {
  filter: SpinFilter;
  onChange: (filter: SpinFilter) => void;
}

/** The most that one answer holds. */
const mostGames = 100;

/** One of the games that were played, a currency, and a range of days up to today. */
export function SpinFilters({ filter, onChange }: SpinFiltersProps) {
  const text = useContent('history');
  const { data: played = [] } = useQuery(playedGamesQuery(mostGames));
  const set = (name: keyof SpinFilter) => (value: string) => onChange({ ...filter, [name]: value === all ? '' : value });
  const everything = { value: all, label: text('history.transactions.filters.all') };
  return (
    <FilterGroup
      isPaired
      label={text('history.spins.filters.label')}
      onClear={isFiltered(filter) ? () => onChange(noSpinFilter) : undefined}
    >
      <Select
        label={text('history.spins.filters.game')}
        onChange={set('game')}
        options={[everything, ...played.map(({ identity, name }) => ({ value: identity, label: name }))]}
        value={filter.game || all}
      />
      <CommonFilters filter={filter} onChange={(change) => onChange({ ...filter, ...change })} />
    </FilterGroup>
  );
}
