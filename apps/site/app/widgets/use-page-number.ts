import { useSearchParams } from 'react-router';

/** The query parameter of the page that a list shows. */
export const pageParam = 'page';

/** No loader reads what a list shows, and the place on the page stays. */
export const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const;

/** Two lists of a page may go elsewhere at once, as from an old link: the router knows nothing yet of the first when the second does. */
const asked = new Map<string, number>();

/** Which page of its list an address shows, and a way to another one: a reload, a way back and a link keep it. A second list of a page has a parameter of its own. */
export function usePageNumber(param = pageParam): [page: number, goTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get(param));
  const goTo = (next: number) => {
    asked.set(param, next);
    setTimeout(() => asked.delete(param));
    setSearch((now) => {
      for (const [name, number] of asked) {
        if (number > 1) now.set(name, String(number));
        else now.delete(name);
      }
      return now;
    }, quietly);
  };
  return [Number.isSafeInteger(page) && page > 1 ? page : 1, goTo];
}
