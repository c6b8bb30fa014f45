import { expect, it } from 'vitest';
import { loadBrand } from './load-brand.ts';
import { readQuest, readTournament } from './stated-alone.ts';

const brand = await loadBrand('default');

it('reads a quest that fits beside the brand', () => {
  const [quest] = brand.quests;
  expect(readQuest('quest.json', quest, brand)).toBe(quest);
});

it('names every faulty key of a quest, with its file', () => {
  const { tasks: _, ...some } = brand.quests[0]!;
  expect(() => readQuest('quest.json', { ...some, order: 'first', colour: 'red' }, brand)).toThrow(
    'quest.json: tasks is missing\nquest.json: colour is unknown\nquest.json: order must be integer',
  );
  expect(() => readQuest('quest.json', null, brand)).toThrow('quest.json: must be object');
  const strange = {
    ...brand.quests[0]!,
    currencies: ['EUR', 'XXX'],
    tasks: [{ ...brand.quests[0]!.tasks[0]!, goal: { kind: 'bet', quantity: 1, games: ['nowhere'] } }],
    rewards: [
      { kind: 'points', points: 1 },
      { kind: 'campaign', code: 'welcome' },
    ],
  };
  expect(() => readQuest('quest.json', strange, brand)).toThrow(
    [
      'quest.json: currencies.1 "XXX" is not in settings.currencies',
      'quest.json: tasks.0.goal.games.0 "nowhere" is not in catalogue.games',
      'quest.json: rewards.1.code "welcome" is no campaign of one item with the trigger quest',
    ].join('\n'),
  );
});

it('reads a tournament that is held once: a series, or one with prizes that nobody gives, is refused', () => {
  const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
  expect(readTournament('cup.json', once, brand)).toBe(once);
  expect(() => readTournament('cup.json', brand.tournaments[0], brand)).toThrow(
    'cup.json: everyHours is unknown\ncup.json: crowd is unknown',
  );
  const prizes = [{ place: 1, title: 'A bonus', gives: { kind: 'bonus', campaign: 'none' } }];
  expect(() => readTournament('cup.json', { ...once, prizes, collections: ['none'] }, brand)).toThrow(
    'cup.json: collections.0 "none" is not in catalogue.collections\ncup.json: prizes.0.gives.campaign "none" is not in bonuses.campaigns',
  );
});
