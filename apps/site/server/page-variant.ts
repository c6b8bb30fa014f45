import { listAt } from '../app/content/content-tree.ts';
import { filterSearch, readFilter } from '../app/games/catalogue-filter.ts';
import type { PlatformReader, SiteContent } from '../app/site-context.ts';

/** What an address asks of a page beyond its path. Only this much reaches a loader and the key of a stored page. */
export interface Variant {
  search: string;
  /** Filter values in the address that do not exist, by parameter: each would otherwise make one more empty page. */
  unknown: readonly (readonly [parameter: string, value: string])[];
}

/** The only pages that read their query, with a locale before them or without. */
const catalogue = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/categories\/[^/]+$/;
const tournament = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/tournaments\/[^/]+$/;
/** The one question for all studios, so that it is asked once for the page and its variants. */
const everyStudio = { query: { perPage: 100 } } as const;

/** Reads a query. Modal flags, tags and anything typed are passed over; a filter has one spelling, and names only what there is. */
export async function readVariant(
  path: string,
  query: URLSearchParams,
  { platform, content }: { platform: PlatformReader; content: SiteContent },
): Promise<Variant> {
  // Results of any earlier time are one page: which ones, the browser asks for.
  if (tournament.test(path) && query.has('finished')) return { search: '?finished=true', unknown: [] };
  if (!catalogue.test(path)) return { search: '', unknown: [] };
  const filter = readFilter(query, undefined);
  const { providers, labels } = filter;
  const [isStudio, isLabel] = [providers.length > 0 ? await studiosOf(platform) : () => true, labelsOf(content)];
  return {
    search: filterSearch({ ...filter, providers: providers.filter(isStudio), labels: labels.filter(isLabel) }),
    unknown: [
      ...providers.filter((name) => !isStudio(name)).flatMap((name) => [['provider', name] as const, ['provider[]', name] as const]),
      ...labels.filter((name) => !isLabel(name)).flatMap((name) => [['label', name] as const, ['label[]', name] as const]),
    ],
  };
}

type Known = (name: string) => boolean;

/** Where there are more studios than one page of them, any name may be one. */
async function studiosOf(platform: PlatformReader): Promise<Known> {
  const { data, meta } = await platform.read('game.providers.list', everyStudio);
  const names = new Set(data.map(({ identity }) => identity));
  return (name) => names.has(name) || meta.totalRows > data.length;
}

function labelsOf(content: SiteContent): Known {
  const tags = listAt<{ identity: string }>(content.collection('globalComponents'), ['gameTags', 'gameTagsList']);
  return (name) => tags.some(({ identity }) => identity === name);
}

/** An address without what nothing has. */
export function withoutUnknown(url: URL, unknown: Variant['unknown']): string {
  const query = new URLSearchParams(url.search);
  for (const [parameter, value] of unknown) query.delete(parameter, value);
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}
