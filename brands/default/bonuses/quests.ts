import { sums } from './sums.ts';
import { freeOfTerms, houseTerms } from './terms.ts';

const always = { availableFrom: null, availableTo: null, countries: [] } as const;
const copperCanyon = {
  kind: 'free-spins',
  provider: 'verdigale-studio',
  game: 'copper-canyon',
  stake: sums('0.20'),
  winnings: 'real',
} as const;

/** What quests give (../retention/quests.ts). How often a player has one is said by its quest. */
export const ofQuests = [
  {
    id: '019b0000-0000-7000-8000-000000000300',
    code: 'quest-spins',
    name: 'Five spins for ten rounds',
    trigger: { kind: 'quest' },
    ...always,
    perPlayer: null,
    budget: { claims: 50_000, spent: '50000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000301',
        name: '5 spins on Copper Canyon',
        gives: { ...copperCanyon, quantity: 5, validHours: 7 * 24 },
        terms: freeOfTerms,
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000310',
    code: 'quest-two',
    name: 'Two for a good catch',
    trigger: { kind: 'quest' },
    ...always,
    perPlayer: null,
    budget: { claims: 50_000, spent: '100000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000311',
        name: 'Two for a good catch',
        gives: { kind: 'cash', amount: sums('2') },
        terms: { ...houseTerms, maxBet: sums('1'), maxWin: sums('20') },
      },
    ],
  },
  {
    id: '019b0000-0000-7000-8000-000000000320',
    code: 'quest-weekly-spins',
    name: 'Ten spins a week',
    trigger: { kind: 'quest' },
    ...always,
    perPlayer: null,
    budget: { claims: null, spent: '200000' },
    items: [
      {
        id: '019b0000-0000-7000-8000-000000000321',
        name: '10 spins on Copper Canyon',
        gives: { ...copperCanyon, quantity: 10, validHours: 7 * 24 },
        terms: freeOfTerms,
      },
    ],
  },
] as const;
