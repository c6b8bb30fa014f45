import { sums } from '../bonuses/sums.ts';

const money = (place: number, euros: string) => ({ place, gives: { kind: 'money', amount: euros }, title: `€${euros}` }) as const;

/** Scored by how often a stake came back, so that small stakes count as much as large ones: nobody climbs by staking more. */
export const tournaments = [
  {
    identity: 'patina-hours',
    title: 'Patina hours',
    type: 'multiplierSum',
    startsAt: '2026-01-01T00:00:00Z',
    everyHours: 2,
    lastsHours: 2,
    isConfirmationRequired: false,
    collections: [],
    collectionsExcluded: [],
    minStake: sums('0.10'),
    maxStake: null,
    pointsPerUnit: 1,
    roundsLimit: 200,
    minRounds: 10,
    prizes: [money(1, '20'), money(2, '10'), money(3, '5')],
    crowd: { size: 18, pointsPerMinute: 3 },
  },
  {
    identity: 'high-water',
    title: 'High water',
    type: 'highestMultiplier',
    startsAt: '2026-01-01T00:00:00Z',
    everyHours: 6,
    lastsHours: 3,
    isConfirmationRequired: true,
    collections: ['slots'],
    collectionsExcluded: [],
    minStake: sums('0.20'),
    maxStake: null,
    pointsPerUnit: 1,
    roundsLimit: 100,
    minRounds: null,
    prizes: [money(1, '25'), money(2, '15'), money(3, '10'), money(4, '5'), money(5, '5')],
    crowd: { size: 12, pointsPerMinute: 1 },
  },
] as const;
