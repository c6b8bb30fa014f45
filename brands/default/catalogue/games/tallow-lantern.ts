import { jackpot, live, slot } from '../draft.ts';

export const tallowLantern = [
  slot('Silk Moth Emperor', 'moth night', { volatility: 'medium', minBet: '0.20', score: 29, releasedAt: '2025-08-11' }),
  slot('Teahouse at Dusk', 'tea night', { volatility: 'low', paylines: 20, minBet: '0.20', score: 42, releasedAt: '2026-10-26' }),
  slot('The Koi Notary', 'koi lake', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 49, releasedAt: '2026-11-07' }),
  slot('Monsoon Lotus', 'lotus lake', { volatility: 'low', minBet: '0.20', score: 38, releasedAt: '2026-09-22' }),
  slot('Moonrabbit Bakery', 'rabbit moon', { volatility: 'low', paylines: 20, minBet: '0.20', score: 22, releasedAt: '2026-02-11' }),
  slot('Drumtower', 'drum city', { volatility: 'medium', paylines: 30, minBet: '0.20', score: 53, releasedAt: '2025-07-26' }),
  slot('Serpent Calendar', 'serpent stars', { volatility: 'medium', minBet: '0.20', score: 65, releasedAt: '2026-09-09' }),
  jackpot('Nine Lucky Jars', 'jars stars', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 54, releasedAt: '2024-12-31' }),
  live('Quicksilver Roulette', 'clock mercury', { minBet: '0.10', score: 78, releasedAt: '2026-08-28' }),
];
