import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../schema/load.ts';

const { quests, settings } = await loadBrand('default');
const locales = settings.locales.map(({ code }) => code).toSorted();

describe('the quests of the brand', () => {
  it('are at least six of different kinds, and one a week, with rewards of all kinds', () => {
    expect(quests.filter(({ repeat }) => repeat !== 'weekly').length).toBeGreaterThanOrEqual(6);
    expect(quests.some(({ repeat }) => repeat === 'weekly')).toBe(true);
    const goals = quests.flatMap(({ tasks }) => tasks.map(({ goal }) => goal.kind));
    expect(new Set(goals)).toEqual(new Set(['contact', 'fields', 'deposit', 'bet', 'win', 'login']));
    expect(new Set(quests.flatMap(({ rewards }) => rewards.map(({ kind }) => kind)))).toEqual(new Set(['money', 'campaign', 'points']));
  });

  it.each(quests.map((quest) => [quest.identity, quest] as const))('%s is told in every language', (_, { names, descriptions, tasks }) => {
    for (const texts of [names, descriptions, ...tasks.map((task) => task.names)]) expect(Object.keys(texts).toSorted()).toEqual(locales);
  });

  it('name each thing once', () => {
    const ids = quests.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(quests.map(({ order }) => order)).size).toBe(quests.length);
  });

  it('of the example brand are none: its site has no place for them', async () => {
    const example = await loadBrand('example');
    expect([example.publicSettings.questsEnabled, example.quests]).toEqual([false, []]);
  });
});
