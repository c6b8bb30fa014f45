// What a category's page needs at its start; what it asks the platform for is in catalogue-filter.ts.

/** Every game, whatever its collection; used when the platform has no collection of that name. */
export const allIdentity = 'all';

/** The platform refuses longer names, which nothing has. */
const maxNameLength = 80;
/** The most that the platform takes at once. */
const mostProviders = 100;

/** The identities of studios that an address names. (wire 21: provider) */
export function readProviders(search: URLSearchParams): readonly string[] {
  return readNames(search, 'provider').slice(0, mostProviders);
}

/** Each name once; empty and overlong ones are passed over. */
export function readNames(search: URLSearchParams, name: string): readonly string[] {
  const isName = ({ length }: string) => length > 0 && length <= maxNameLength;
  return [...new Set([...search.getAll(name), ...search.getAll(`${name}[]`)])].filter(isName);
}
