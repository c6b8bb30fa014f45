/** Where a player is. Names of sports and tournaments are those of the feed. */
export type Route =
  | { page: 'home' | 'live' | 'soon' | 'favourites' }
  | { page: 'sport'; sport: string }
  | { page: 'tournament'; sport: string; category: string; tournament: string }
  | { page: 'event'; id: string }
  | { page: 'search'; text: string }
  | { page: 'bets'; isSettled: boolean }
  | { page: 'slip'; legs: string }
  | { page: 'unknown' };

export function readRoute(path: string): Route {
  const [first = '', ...rest] = path.replace(/^\//, '').split('/').map(decode);
  const [one, two, three] = rest;
  if (first === '') return { page: 'home' };
  if ((first === 'live' || first === 'soon' || first === 'favourites') && rest.length === 0) return { page: first };
  if (first === 'sport' && one && rest.length === 1) return { page: 'sport', sport: one };
  if (first === 'sport' && one && two && three) return { page: 'tournament', sport: one, category: two, tournament: three };
  if (first === 'event' && one) return { page: 'event', id: one };
  if (first === 'search') return { page: 'search', text: one ?? '' };
  if (first === 'bets') return { page: 'bets', isSettled: one === 'settled' };
  if (first === 'slip' && one) return { page: 'slip', legs: one };
  return { page: 'unknown' };
}

/** A path of parts of any text. */
export const pathOf = (...parts: readonly string[]): string => `/${parts.map(encodeURIComponent).join('/')}`;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
