import { sums } from './sums.ts';
import { freeOfTerms, houseTerms, sportTerms } from './terms.ts';

const always = { availableFrom: null, availableTo: null, countries: [] } as const;
const tuesday = 2;
const friday = 5;

/** What there is for players who know us. */
export const regular = [
  {
    id: '019b0000-0000-7000-8000-000000000200',
    code: 'first-five',
    name: 'Five to try',
    trigger: { kind: 'code', code: 'VERDI5', stock: 5_000 },
    ...always,
    perPlayer: { times: 1, within: 'ever' },
    budget: { claims: 5_000, spent: '25000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000201',
        name: 'Five to try',
        gives: { kind: 'cash', amount: sums('5') },
        terms: { ...houseTerms, maxBet: sums('1'), maxWin: sums('50') },
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000240',
    code: 'ten-spins',
    name: 'Ten spins to try',
    trigger: { kind: 'code', code: 'VERDISPINS', stock: 5_000 },
    ...always,
    perPlayer: { times: 1, within: 'ever' },
    budget: { claims: 5_000, spent: '15000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000241',
        name: '10 spins on Galewater',
        gives: {
          kind: 'free-spins',
          provider: 'verdigale-studio',
          game: 'galewater',
          quantity: 10,
          stake: sums('0.20'),
          validHours: 3 * 24,
          winnings: 'bonus',
        },
        terms: { ...houseTerms, base: 'winnings', multiplier: '5', maxBet: sums('1'), maxWin: sums('50') },
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000250',
    code: 'sport-five',
    name: 'Five for sport',
    trigger: { kind: 'code', code: 'VERDISPORT', stock: 5_000 },
    ...always,
    perPlayer: { times: 1, within: 'ever' },
    budget: { claims: 5_000, spent: '25000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000251',
        name: 'Five for sport',
        gives: { kind: 'cash', amount: sums('5') },
        terms: { ...sportTerms, maxWin: sums('50') },
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000210',
    code: 'tuesday-reload',
    name: 'Tuesday reload',
    trigger: { kind: 'deposit', from: sums('20'), weekdays: [tuesday] },
    ...always,
    perPlayer: { times: 1, within: 'week' },
    budget: { claims: null, spent: '200000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000211',
        name: 'Tuesday reload',
        gives: { kind: 'percent', percent: '25', cap: sums('50') },
        terms: houseTerms,
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000220',
    code: 'spins-friday',
    name: 'Friday spins',
    trigger: { kind: 'deposit', from: sums('20'), weekdays: [friday] },
    ...always,
    perPlayer: { times: 1, within: 'week' },
    budget: { claims: null, spent: '100000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000221',
        name: 'Friday spins on Galewater',
        gives: {
          kind: 'free-spins',
          provider: 'verdigale-studio',
          game: 'galewater',
          quantity: 25,
          stake: sums('0.20'),
          validHours: 3 * 24,
          winnings: 'real',
        },
        terms: freeOfTerms,
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000230',
    code: 'weekly-cashback',
    name: 'Weekly cashback',
    trigger: { kind: 'cashback' },
    ...always,
    perPlayer: null,
    budget: { claims: null, spent: '500000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000231',
        name: 'Weekly cashback',
        gives: {
          kind: 'cashback',
          percent: '5',
          percentByLevel: { silver: '6', gold: '8' },
          period: 'week',
          minimum: sums('1'),
          cap: sums('200'),
          pays: 'real',
        },
        terms: freeOfTerms,
      },
    ],
  },
] as const;
