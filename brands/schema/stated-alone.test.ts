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

it('refuses two tasks of one id and two prizes of one place: the platform would know the first alone', () => {
  const [quest] = brand.quests;
  const tasks = [quest!.tasks[0]!, { ...quest!.tasks[0]!, goal: { kind: 'login', quantity: 1 } }];
  expect(() => readQuest('quest.json', { ...quest!, tasks }, brand)).toThrow(`quest.json: tasks.1.id "${tasks[0]!.id}" is there already`);
  const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
  const gives = { kind: 'points', points: 5 };
  const prizes = [1, 2, 1].map((place) => ({ place, title: '5 points', gives }));
  expect(() => readTournament('cup.json', { ...once, prizes }, brand)).toThrow('cup.json: prizes.2.place "1" is there already');
});

it('refuses points of a loyalty programme that the brand has not: they would be won and never given', () => {
  const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
  const prizes = [{ place: 1, title: '5 points', gives: { kind: 'points', points: 5 } }];
  expect(readTournament('cup.json', { ...once, prizes }, brand)).toMatchObject({ prizes });
  const without = { ...brand, publicSettings: { ...brand.publicSettings, loyaltyEnabled: false } };
  expect(() => readTournament('cup.json', { ...once, prizes }, without)).toThrow(
    'cup.json: prizes.0.gives.kind the brand has no loyalty programme (publicSettings.loyaltyEnabled)',
  );
});

it('refuses a sum that its currency cannot hold: reading it would stop the lists and facts of all players', () => {
  const [quest] = brand.quests;
  const goal = { kind: 'bet', quantity: 1, games: [], minStake: { base: '0.005', items: { USD: '0.505', XXX: '0.5' } } };
  const rewards = [{ kind: 'money', isLocked: false, amount: { base: '12345678901234567.00' } }];
  expect(() => readQuest('quest.json', { ...quest!, rewards, tasks: [{ ...quest!.tasks[0]!, goal }] }, brand)).toThrow(
    [
      'quest.json: tasks.0.goal.minStake.base EUR has 2 decimals',
      'quest.json: tasks.0.goal.minStake.items.USD USD has 2 decimals',
      'quest.json: rewards.0.amount.base is too large',
    ].join('\n'),
  );
  const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
  const prizes = [{ place: 1, title: 'A little', gives: { kind: 'money', amount: '0.001' } }];
  expect(() => readTournament('cup.json', { ...once, minStake: { base: '0.105' }, maxStake: null, prizes }, brand)).toThrow(
    'cup.json: minStake.base EUR has 2 decimals\ncup.json: prizes.0.gives.amount EUR has 2 decimals',
  );
});

it.each(['2026-13-45T10:00Z', '2027-02-29T10:00Z', '2027-04-31T10:00:00Z', '2027-01-01T24:00Z', '2027-01-01T10:60Z', '0000-00-00T00:00Z'])(
  'refuses %s, which no calendar has, in every place of a time',
  (time) => {
    const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
    expect(() => readTournament('cup.json', { ...once, startsAt: time }, brand)).toThrow('cup.json: startsAt is a time that there is not');
    expect(() => readQuest('quest.json', { ...brand.quests[0]!, availableTo: time }, brand)).toThrow(
      'quest.json: availableTo is a time that there is not',
    );
  },
);

it.each(['2028-02-29T10:00Z', '2026-12-31T23:59:59Z'])('takes %s', (time) => {
  const quest = { ...brand.quests[0]!, availableFrom: time, availableTo: null };
  expect(readQuest('quest.json', quest, brand)).toBe(quest);
});

it('refuses a length of time whose end no database can hold', () => {
  const { everyHours: _, crowd: _crowd, ...once } = brand.tournaments[0]!;
  expect(() => readTournament('cup.json', { ...once, lastsHours: 9e11 }, brand)).toThrow('cup.json: lastsHours must be <= 87600');
  expect(() => readQuest('quest.json', { ...brand.quests[0]!, days: 9e11 }, brand)).toThrow('quest.json: days must be <= 3650');
});
