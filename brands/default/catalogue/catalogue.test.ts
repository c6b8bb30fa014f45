import { chooseGlyph, coverCategories } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { identityOf } from './assemble.ts';
import { picks } from './collections.ts';
import { catalogue } from './index.ts';

const { providers, collections, games } = catalogue;
const identities = (items: readonly { identity: string }[]) => items.map(({ identity }) => identity);
const members = (collection: string) => games.filter((game) => game.collections.includes(collection));

describe('the seed catalogue', () => {
  it('is large enough for a lobby', () => {
    expect(games.length).toBeGreaterThanOrEqual(100);
    expect(providers).toHaveLength(12);
    expect(collections.filter(({ isHidden }) => !isHidden)).toHaveLength(10);
  });

  it('names everything once, in a form that fits an address', () => {
    for (const list of [providers, collections, games]) {
      expect(new Set(identities(list)).size).toBe(list.length);
      for (const identity of identities(list)) expect(identity).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
  });

  it('refers only to what is there', () => {
    for (const game of games) {
      expect(identities(providers), game.identity).toContain(game.provider);
      for (const collection of game.collections) expect(identities(collections), game.identity).toContain(collection);
    }
    for (const identity of Object.values(picks).flat()) expect(identities(games)).toContain(identity);
  });

  it('gives every collection enough games for a row, and every studio some', () => {
    for (const { identity, isHidden } of collections) {
      const least = identity === 'crash' ? 4 : 8;
      if (!isHidden) expect(members(identity).length, identity).toBeGreaterThanOrEqual(least);
    }
    for (const { identity } of providers)
      expect(games.filter(({ provider }) => provider === identity).length, identity).toBeGreaterThanOrEqual(4);
    for (const category of coverCategories) expect(members(category).every(({ type }) => type === category)).toBe(true);
  });

  it('lets every game be played, and puts the first of the house first in its rows', () => {
    for (const { identity, launch } of games) expect(launch).toEqual({ provider: 'verdigale-studio', gameCode: identity });
    for (const row of ['hot', 'slots', 'recommended']) expect(members(row)[0]?.identity).toBe('copper-canyon');
  });

  it('says only what is plain about a game', () => {
    for (const game of games) {
      expect(Object.keys(game)).not.toContain('rtp');
      expect(Object.keys(game)).not.toContain('rating');
      expect(game.score, game.identity).toBeGreaterThan(0);
      expect(game.minBet, game.identity).toMatch(/^\d+\.\d{2}$/);
      expect(new Date(game.releasedAt).toISOString().slice(0, 10), game.identity).toBe(game.releasedAt);
      expect(game.isDemoMode).toBe(true);
    }
  });

  it('spreads its pictures: no hero is on more than one cover in twenty', () => {
    const heroes = new Map<string, number>();
    for (const { identity, provider, type, tags } of games) {
      const hero = chooseGlyph({ identity, provider, category: type, tags });
      heroes.set(hero, (heroes.get(hero) ?? 0) + 1);
    }
    expect(heroes.size).toBeGreaterThanOrEqual(50);
    expect(Math.max(...heroes.values())).toBeLessThanOrEqual(games.length / 20);
  });
});

describe('identityOf', () => {
  it('drops accents and apostrophes, joins words by hyphens', () => {
    expect(identityOf("Engraver's Night")).toBe('engravers-night');
    expect(identityOf('Café & Crème No. 7')).toBe('cafe-creme-no-7');
  });
});
