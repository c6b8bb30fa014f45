import { jackpot, slot } from '../draft.ts';

export const glasshollow = [
  slot('Owl and Almanac', 'owl night', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 21, releasedAt: '2026-11-06' }),
  slot('The Hare Who Stole June', 'hare meadow', {
    volatility: 'low',
    paylines: 10,
    minBet: '0.20',
    score: 77,
    releasedAt: '2024-04-03',
  }),
  slot('Thornwick', 'thorn garden', { volatility: 'medium', minBet: '0.20', score: 63, releasedAt: '2026-07-12' }),
  slot('The Mushroom Magistrate', 'mushroom forest', {
    volatility: 'low',
    paylines: 20,
    minBet: '0.20',
    score: 71,
    releasedAt: '2025-06-12',
  }),
  slot('Acorn Parliament', 'acorn forest', { volatility: 'medium', paylines: 30, minBet: '0.20', score: 78, releasedAt: '2025-12-04' }),
  slot('The Clover Pact', 'clover meadow', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 79, releasedAt: '2026-03-27' }),
  slot('Moonlit Apothecary', 'apothecary moon', { volatility: 'low', minBet: '0.20', score: 80, releasedAt: '2026-04-09' }),
  jackpot("The Widow's Vault", 'vault night', { volatility: 'low', paylines: 20, minBet: '0.20', score: 44, releasedAt: '2025-06-01' }),
  slot('Honeycomb Sums', 'bee meadow', { volatility: 'medium', minBet: '0.10', score: 84, releasedAt: '2026-11-24' }),
];
