import { sums } from './sums.ts';
import { houseTerms } from './terms.ts';

const always = { availableFrom: null, availableTo: null, countries: [] } as const;
const once = { times: 1, within: 'ever' } as const;

/** One bonus for each of the first three deposits; the first comes with spins. */
export const welcome = [
  {
    id: '019b0000-0000-7000-8000-000000000100',
    code: 'welcome-1',
    name: 'Welcome package',
    trigger: { kind: 'deposit', nth: 1, from: sums('10') },
    ...always,
    perPlayer: once,
    budget: { claims: 20_000, spent: '500000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000101',
        name: 'First deposit doubled',
        gives: { kind: 'percent', percent: '100', cap: sums('100') },
        terms: houseTerms,
      },
      {
        id: '019b0000-0000-7000-8000-000000000102',
        name: '20 spins on Copper Canyon',
        gives: {
          kind: 'free-spins',
          provider: 'verdigale-studio',
          game: 'copper-canyon',
          quantity: 20,
          stake: sums('0.20'),
          validHours: 7 * 24,
          winnings: 'bonus',
        },
        terms: { ...houseTerms, base: 'winnings', multiplier: '5', maxWin: sums('100') },
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000110',
    code: 'welcome-2',
    name: 'Second deposit',
    trigger: { kind: 'deposit', nth: 2, from: sums('10') },
    ...always,
    perPlayer: once,
    budget: { claims: 20_000, spent: '300000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000111',
        name: 'Second deposit and half of it',
        gives: { kind: 'percent', percent: '50', cap: sums('100') },
        terms: houseTerms,
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000120',
    code: 'welcome-3',
    name: 'Third deposit',
    trigger: { kind: 'deposit', nth: 3, from: sums('10') },
    ...always,
    perPlayer: once,
    budget: { claims: 20_000, spent: '300000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000121',
        name: 'Third deposit and three quarters of it',
        gives: { kind: 'percent', percent: '75', cap: sums('150') },
        terms: houseTerms,
      },
    ],
  },
] as const;
