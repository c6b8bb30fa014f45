import { sums } from '../bonuses/sums.ts';
import { textsOf, type QuestName } from './quest-texts/index.ts';

const always = { availableFrom: null, availableTo: null, currencies: [] } as const;
const once = { ...always, days: 30, repeat: 'once', package: null, taskOrder: 'any' } as const;
const smallStake = { minStake: sums('0.20') } as const;
const studio = ['copper-canyon', 'galewater'];

/** The texts of a quest under its id, and those of its tasks under theirs: `…0400` has the tasks `…0401`, `…0402`. */
function quest<const Goals extends readonly object[]>(identity: QuestName, number: number, goals: Goals) {
  const { texts, task } = textsOf(identity);
  const id = (last: number) => `019b0000-0000-7000-8000-${String(last).padStart(12, '0')}`;
  return {
    id: id(number),
    identity,
    order: number,
    ...texts,
    tasks: goals.map((goal: Goals[number], place) => ({ id: id(number + place + 1), ...task(place), goal })),
  };
}

/** What there is to do: a newcomer can finish all but the last in one sitting. Rewards are small, so that nobody plays for them. */
export const quests = [
  {
    ...quest('make-known', 400, [{ kind: 'contact' }, { kind: 'fields', fields: ['firstName', 'lastName', 'birthdate'] }]),
    ...once,
    days: null,
    package: { identity: 'first-steps', order: 1 },
    rewards: [{ kind: 'points', points: 10 }],
  },
  {
    ...quest('first-deposit', 410, [{ kind: 'deposit', quantity: 1, minAmount: sums('10') }]),
    ...once,
    package: { identity: 'first-steps', order: 2 },
    rewards: [{ kind: 'money', amount: sums('2'), isLocked: true }],
  },
  {
    ...quest('ten-rounds', 420, [{ kind: 'bet', quantity: 10, ...smallStake, games: [] }]),
    ...once,
    rewards: [{ kind: 'campaign', code: 'quest-spins' }],
  },
  {
    ...quest('good-catch', 430, [{ kind: 'win', quantity: 1, multiplier: '5', games: [] }]),
    ...once,
    rewards: [{ kind: 'campaign', code: 'quest-two' }],
  },
  {
    ...quest('studio-tour', 440, [
      { kind: 'bet', quantity: 3, games: ['copper-canyon'] },
      { kind: 'bet', quantity: 3, games: ['galewater'] },
      { kind: 'win', quantity: 1, games: studio },
    ]),
    ...once,
    taskOrder: 'one-after-another',
    rewards: [{ kind: 'money', amount: sums('1'), isLocked: false }],
  },
  {
    ...quest('daily-visit', 450, [{ kind: 'login', quantity: 1 }]),
    ...once,
    days: 1,
    repeat: 'daily',
    rewards: [{ kind: 'points', points: 1 }],
  },
  {
    ...quest('weekly-round', 460, [
      { kind: 'login', quantity: 2 },
      { kind: 'bet', quantity: 30, ...smallStake, games: [] },
    ]),
    ...once,
    days: 7,
    repeat: 'weekly',
    rewards: [{ kind: 'campaign', code: 'quest-weekly-spins' }],
  },
] as const;
