import { useStored } from './stored.ts';

const most = 50;
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const none: string[] = [];

/** Paths of sports and tournaments that this player keeps at hand. */
export function useFavourites(): { favourites: readonly string[]; toggle: (path: string) => void } {
  const [favourites, set] = useStored('betting.favourites', none, isList);
  const toggle = (path: string) =>
    set(favourites.includes(path) ? favourites.filter((each) => each !== path) : [...favourites, path].slice(-most));
  return { favourites, toggle };
}
