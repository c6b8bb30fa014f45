import { jackpot, slot } from '../draft.ts';

export const northlathe = [
  slot('Rime Wolves', 'wolves frost', { volatility: 'high', paylines: 20, minBet: '0.20', score: 35, releasedAt: '2026-11-06' }),
  slot('Aurora Lathe', 'aurora night', { volatility: 'low', minBet: '0.20', score: 28, releasedAt: '2026-04-30' }),
  slot('Stag at First Snow', 'stag snow', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 22, releasedAt: '2025-02-28' }),
  slot('Hammer of Hail', 'thunder peaks', { volatility: 'high', minBet: '0.20', score: 86, releasedAt: '2026-07-23' }),
  slot('The Whale Road', 'whale ocean', { volatility: 'high', paylines: 20, minBet: '0.20', score: 80, releasedAt: '2025-03-19' }),
  slot('Snowblind Express', 'locomotive winter', {
    volatility: 'low',
    paylines: 30,
    minBet: '0.20',
    score: 76,
    releasedAt: '2026-03-05',
  }),
  slot('Ravenfell', 'raven peaks', { volatility: 'high', minBet: '0.20', score: 76, releasedAt: '2024-12-30' }),
  jackpot('The Amber Strongroom', 'strongbox', { volatility: 'high', paylines: 20, minBet: '0.20', score: 50, releasedAt: '2025-11-15' }),
  jackpot("Jarl's Reserve", 'crown viking', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 70, releasedAt: '2025-09-01' }),
];
