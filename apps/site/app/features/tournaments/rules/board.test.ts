import { expect, it } from 'vitest';
import { samplePlaces } from '#testing/sample-tournament.ts';
import { boardPage, finalBoard, ownPlace } from './board.ts';

const own = (place: number) => ({ playerId: 'me', nickname: null, place, points: 1 });
const ids = (places: readonly { playerId: string }[]) => places.map(({ playerId }) => playerId);

it('[TOUR-01] sets three apart and gives the others fourteen to a page', () => {
  const first = boardPage(samplePlaces(33), null, 1);
  expect(ids(first.podium)).toEqual(['p1', 'p2', 'p3']);
  expect([first.rows.length, first.rows[0]?.place, first.pageCount]).toEqual([14, 4, 3]);
  expect(ids(boardPage(samplePlaces(33), null, 3).rows)).toEqual(['p32', 'p33']);
});

it('goes to the last page when the ranking has become shorter', () => {
  expect(boardPage(samplePlaces(18), null, 3).page).toBe(2);
  expect(boardPage([], null, 2)).toMatchObject({ page: 1, pageCount: 1, rows: [] });
});

it('[TOUR-01] appends the own place unless it is on the page', () => {
  expect(boardPage(samplePlaces(33), own(140), 1).below).toEqual(own(140));
  expect(boardPage(samplePlaces(33), { ...own(20), playerId: 'p20' }, 1).below?.playerId).toBe('p20');
  expect(boardPage(samplePlaces(33), { ...own(20), playerId: 'p20' }, 2).below).toBeNull();
  expect(boardPage(samplePlaces(33), { ...own(2), playerId: 'p2' }, 2).below).toBeNull();
});

it('takes the own place from the list where it is in it', () => {
  const leaderboard = samplePlaces(4);
  expect(ownPlace({ leaderboard }, { place: 9, points: 1 }, 'p2')).toBe(leaderboard[1]);
  expect(ownPlace({ leaderboard }, { place: 9, points: 1 }, 'me')).toEqual(own(9));
  expect(ownPlace({ leaderboard }, null, 'me')).toBeNull();
  expect(ownPlace({ leaderboard }, { place: 9, points: 1 }, undefined)).toBeNull();
});

it('draws a finished ranking from the winners where there is no list', () => {
  const entry = { playerId: 'w', nickname: 'w***', points: 7, createdAt: '', updatedAt: '' };
  const prizes = [
    { place: 1, type: 1, title: '€5', entry },
    { place: 2, type: 1, title: '€1' },
  ];
  expect(finalBoard({ leaderboard: [], prizes })).toMatchObject([{ place: 1, playerId: 'w', points: 7 }]);
  expect(finalBoard({ leaderboard: samplePlaces(2), prizes })).toHaveLength(2);
});
