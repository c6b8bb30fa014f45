import { useSearchParams } from 'react-router';
import { pageParam, quietly } from './use-page-number.ts';

/** By field, whether a value is one that there can be. */
export type FilterRules<Filter> = Readonly<Record<keyof Filter, (value: string) => boolean>>;

/**
 * What the address has chosen in the filters of a list, by query parameters of their names, and a way to other choices, which begin at the first page: a
 * reload, a way back and a link keep them. `usual` is what holds where the address says nothing, or nothing that there is.
 */
export function useAddressFilter<Filter extends Record<keyof Filter, string>>(
  usual: Filter,
  rules: FilterRules<Filter>,
): [filter: Filter, change: (next: Filter) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (next: Filter) => setSearch((now) => withFilter(now, usual, next), quietly);
  return [readFilter(search, usual, rules), change];
}

/** A field that was emptied is empty, and not as usual. */
export function readFilter<Filter extends Record<keyof Filter, string>>(
  search: URLSearchParams,
  usual: Filter,
  rules: FilterRules<Filter>,
): Filter {
  const names = Object.keys(usual) as (keyof Filter & string)[];
  const chosen = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && (value === '' || rules[name](value)) ? [[name, value]] : [];
  });
  return { ...usual, ...(Object.fromEntries(chosen) as Partial<Filter>) };
}

function withFilter<Filter extends Record<keyof Filter, string>>(search: URLSearchParams, usual: Filter, next: Filter): URLSearchParams {
  for (const name of Object.keys(usual) as (keyof Filter & string)[]) {
    if (next[name] === usual[name]) search.delete(name);
    else search.set(name, next[name]);
  }
  search.delete(pageParam);
  return search;
}
