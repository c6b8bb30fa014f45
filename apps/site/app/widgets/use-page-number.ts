import { useSearchParams } from 'react-router';

/** The query parameter of the page that a list shows. */
const param = 'page';

/** Which page of its list an address shows, and a way to another one: a reload, a way back and a link keep it. No loader reads it. */
export function usePageNumber(): [page: number, goTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get(param));
  const goTo = (next: number) =>
    setSearch(
      (now) => {
        if (next > 1) now.set(param, String(next));
        else now.delete(param);
        return now;
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  return [Number.isSafeInteger(page) && page > 1 ? page : 1, goTo];
}
