import { crash, instant, jackpot, slot, table } from '../draft.ts';

export const verdigaleStudio = [
  slot('Copper Canyon', 'canyon mesa', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 100, releasedAt: '2026-03-19' }),
  slot('Galewater', 'wind gale', { volatility: 'high', minBet: '0.20', score: 95, releasedAt: '2025-04-12' }),
  slot("The Assayer's Scales", 'scales', { volatility: 'low', paylines: 20, minBet: '0.20', score: 90, releasedAt: '2024-02-04' }),
  instant('Violet Dice', 'dice', { volatility: 'medium', minBet: '0.10', score: 90, releasedAt: '2026-11-20' }),
  table('Gale Roulette', 'roulette', { minBet: '0.20', score: 91, releasedAt: '2026-11-20' }),
  instant('Patina Plinko', 'pegs patina', { volatility: 'high', minBet: '0.20', score: 89, releasedAt: '2026-11-20' }),
  crash('Kite Weather', 'kite sky', { volatility: 'high', minBet: '1.00', score: 88, releasedAt: '2026-08-09' }),
  instant('Mines', 'diamond patina', { volatility: 'high', minBet: '1.00', score: 92, releasedAt: '2026-11-20' }),
  table('Burnished Jacks', 'poker crown', { minBet: '0.20', score: 89, releasedAt: '2026-11-22' }),
  slot('Verdigris Bells', 'bells columns', { volatility: 'high', paylines: 30, minBet: '0.20', score: 43, releasedAt: '2026-06-15' }),
  slot('The Patina Crown', 'crown royal', { volatility: 'low', paylines: 10, minBet: '0.20', score: 74, releasedAt: '2024-01-20' }),
  slot('Rosette and Rook', 'rook castle', { volatility: 'low', paylines: 20, minBet: '0.20', score: 82, releasedAt: '2026-02-04' }),
  slot('Kestrel Over Stone', 'falcon peak', { volatility: 'high', minBet: '0.20', score: 83, releasedAt: '2026-09-19' }),
  slot('Nine Copper Foxes', 'foxes grove', { volatility: 'medium', minBet: '0.20', score: 87, releasedAt: '2025-10-13' }),
  slot('Larkspur Mill', 'mill harvest', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 91, releasedAt: '2025-04-04' }),
  slot("The Burin's Garden", 'garden rose', { volatility: 'high', paylines: 20, minBet: '0.20', score: 81, releasedAt: '2026-06-16' }),
  slot('Saffron Viaduct', 'viaduct canyon', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 37, releasedAt: '2026-11-08' }),
  jackpot('The Grand Ledger', 'book', { volatility: 'high', paylines: 10, minBet: '0.20', score: 74, releasedAt: '2025-05-15' }),
  jackpot('Mint of the Four Winds', 'mint bullion', {
    volatility: 'high',
    paylines: 30,
    minBet: '0.20',
    score: 37,
    releasedAt: '2023-11-26',
  }),
];
