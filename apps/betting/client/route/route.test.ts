import { expect, it } from 'vitest';
import { pathOf, readRoute } from './route.ts';

it('knows its places by their paths, whatever is in a name', () => {
  expect(readRoute('/')).toEqual({ page: 'home' });
  expect(readRoute('/live')).toEqual({ page: 'live' });
  expect(readRoute(pathOf('sport', 'ice-hockey'))).toEqual({ page: 'sport', sport: 'ice-hockey' });
  const place = { sport: 'football', category: 'Isles of Tarn', tournament: 'Cup / 2%' };
  expect(readRoute(pathOf('sport', place.sport, place.category, place.tournament))).toEqual({ page: 'tournament', ...place });
  expect(readRoute('/event/football-7')).toEqual({ page: 'event', id: 'football-7' });
  expect(readRoute('/bets/settled')).toEqual({ page: 'bets', isSettled: true });
  expect(readRoute('/search/%E0%A4%A')).toEqual({ page: 'search', text: '%E0%A4%A' });
  expect(readRoute('/elsewhere')).toEqual({ page: 'unknown' });
});
