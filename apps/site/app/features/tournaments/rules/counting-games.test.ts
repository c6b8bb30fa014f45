import { expect, it } from 'vitest';
import { doesGameCount, shownCollections } from './counting-games.ts';

const of = (gameCollections: string[], gameCollectionsExcluded: string[] = []) => ({ gameCollections, gameCollectionsExcluded });
const [slots, live, hot] = ['slots', 'live', 'hot'].map((identity) => ({ identity })) as [
  { identity: string },
  { identity: string },
  { identity: string },
];

it.each([
  ['any game where none is named', of([]), [slots], true],
  ['a game of a kept collection', of(['slots']), [hot, slots], true],
  ['no game of another one', of(['slots']), [live], false],
  ['no game of an excluded one', of([], ['live']), [live, hot], false],
  ['no game that is kept and excluded', of(['slots'], ['hot']), [slots, hot], false],
] as const)('[TOUR-01] counts %s', (_, conditions, collections, counts) => {
  expect(doesGameCount(conditions, collections)).toBe(counts);
});

it('shows the collections that are kept, or all but the excluded', () => {
  const all = ['slots', 'live', 'hot'];
  expect(shownCollections(of([]), all)).toBeNull();
  expect(shownCollections(of(['slots', 'hot'], ['hot']), all)).toEqual(['slots']);
  expect(shownCollections(of([], ['live']), all)).toEqual(['slots', 'hot']);
  expect(shownCollections(of(['kept-out-of-menus']), all)).toEqual(['kept-out-of-menus']);
});
