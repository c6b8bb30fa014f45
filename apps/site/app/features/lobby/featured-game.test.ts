import type { Game } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleGame } from '#testing/sample-game.ts';
import { pickFeatured } from './featured-game.ts';

const game = (identity: string, colour: string, more: Partial<Game> = {}) =>
  sampleGame({ identity, name: identity, colours: [colour], ...more });

it('picks the first game and others of further rows whose covers differ, with no more than the page shows', () => {
  const rows = {
    hot: [game('red', '#c03020'), game('green', '#208040')],
    new: [game('also-red', '#b04030'), game('green', '#208040'), game('blue', '#2040c0')],
    slots: [game('violet', '#8020c0'), game('olive', '#60a020')],
  };
  const picked = pickFeatured(rows);
  expect(picked.map(({ identity }) => identity)).toEqual(['red', 'blue', 'olive']);
  expect(Object.keys(picked[0]!)).toEqual(['identity', 'name', 'colours', 'customImages']);
});

it('picks none that a guest could not play: without a demo, or stopped', () => {
  const closed = [game('a', '#c03020', { isDemoMode: false }), game('b', '#2040c0', { isStopped: true })];
  expect(pickFeatured({ hot: closed, new: [...closed, game('c', '#208040')] }).map(({ identity }) => identity)).toEqual(['c']);
});

it('picks fewer when all look alike', () => {
  expect(pickFeatured({ hot: [game('a', '#c03020')], new: [game('b', '#c03522')] })).toHaveLength(1);
  expect(pickFeatured({})).toEqual([]);
});
