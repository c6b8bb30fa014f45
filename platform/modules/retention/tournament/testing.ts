import type { TournamentSeries } from '#config';

/** Two hours a day from the noon of 3 June 2026, for everybody and every game, by what is won. */
export const testSeries: TournamentSeries = {
  identity: 'open-hours',
  title: 'Open hours',
  type: 'won',
  startsAt: '2026-06-03T12:00:00Z',
  everyHours: 24,
  lastsHours: 2,
  isConfirmationRequired: false,
  collections: [],
  collectionsExcluded: [],
  minStake: { base: '0.10' },
  maxStake: null,
  pointsPerUnit: 1,
  roundsLimit: null,
  minRounds: null,
  prizes: [
    { place: 1, gives: { kind: 'money', amount: '20' }, title: '€20' },
    { place: 2, gives: { kind: 'money', amount: '10' }, title: '€10' },
    { place: 3, gives: { kind: 'points', points: 250 }, title: '250 points' },
  ],
  crowd: null,
};
