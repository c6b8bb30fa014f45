import type { Profile, Tournament, TournamentPlace } from '@verdigale/contract';
import { session } from '#app/session/index.ts';

/** So many players `p1`, `p2`, …, each with ten points less than the one before. */
export const samplePlaces = (count: number): TournamentPlace[] =>
  Array.from({ length: count }, (_, at) => ({ playerId: `p${at + 1}`, nickname: `n${at + 1}***`, place: at + 1, points: 1000 - at * 10 }));

const range = { minAmount: null, minAmountOp: 'gte', maxAmount: null, maxAmountOp: 'lte' } as const;

/** A tournament that runs for another two hours and a bit. */
export function sampleTournament(change: Partial<Tournament> = {}): Tournament {
  return {
    id: 't1',
    title: 'Spring race',
    identity: 'spring',
    type: 1,
    state: 3,
    startAt: new Date(Date.now() - 3_600_000).toISOString(),
    endAt: new Date(Date.now() + 2.5 * 3_600_000).toISOString(),
    isAvailable: true,
    confirmationRequired: false,
    rates: { baseCurrencyRate: 1, currencyRates: [] },
    conditions: { gameCollections: [], gameCollectionsExcluded: [], ...range, currencies: [], roundsLimit: null, minRounds: null },
    prizes: [
      { place: 1, type: 1, title: '€100' },
      { place: 2, type: 1, title: '€50' },
      { place: 3, type: 3, title: '20 free spins' },
      { place: 4, type: 3, title: '20 free spins' },
    ],
    entriesCount: 5,
    leaderboard: samplePlaces(5),
    ...change,
  };
}

export const signInAs = (id: string) => session.signedIn({ accessToken: 'token', profile: { id } as Profile });

/** Somebody who has just signed out: before that a page of a test does not know who is there. */
export function beGuest(): void {
  signInAs('gone');
  session.signedOut();
}
