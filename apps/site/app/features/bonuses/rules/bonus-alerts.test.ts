import { expect, it } from 'vitest';
import { bonusAlertOf, createNews, spinsAlertOf } from './bonus-alerts.ts';

const pairs = [
  [1, 1],
  [2, 1],
  [3, 2],
  [3, 3],
  [3, 4],
  [3, 5],
] as const;
const all = pairs.map(([status, result]) => ({ id: 'b', status, result }));

it('[BON-02] has an alert for each pair of status and result; free spins have none for 3-5', () => {
  const names = ['Issued', 'Activated', 'Played', 'Canceled', 'Expired', 'Lost'];
  expect(all.map(bonusAlertOf)).toEqual(names.map((name) => `bonus.bonus${name}`));
  expect(all.map(spinsAlertOf)).toEqual([...names.slice(0, 5).map((name) => `freeSpin.freeSpin${name}`), undefined]);
  expect(bonusAlertOf({ id: 'b', status: 3, result: 1 })).toBeUndefined();
});

it('[BON-02] tells a state once, not with every round that is played in it', () => {
  const isNews = createNews();
  const [issued, active, played] = [all[0]!, all[1]!, all[2]!];
  expect(isNews(issued, undefined, false)).toBe(true);
  expect(isNews(active, issued, false)).toBe(true);
  expect(isNews(active, active, true)).toBe(false);
  expect(isNews(played, active, true)).toBe(true);
  expect(isNews(played, undefined, true)).toBe(false);
});

it('takes what the page shows already, or what was begun before it opened, for no news', () => {
  const isNews = createNews();
  expect(isNews(all[1]!, all[1], false)).toBe(false);
  expect(isNews({ ...all[1]!, id: 'c' }, undefined, true)).toBe(false);
  expect(isNews({ ...all[2]!, id: 'd' }, { ...all[1]!, id: 'd' }, true)).toBe(true);
});
