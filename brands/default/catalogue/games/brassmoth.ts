import { jackpot, slot } from '../draft.ts';

export const brassmoth = [
  slot('Clockwork Cherries', 'cherries', { volatility: 'medium', paylines: 5, minBet: '0.20', score: 85, releasedAt: '2026-10-13' }),
  slot('Neon Pomelo', 'citrus neon', { volatility: 'high', paylines: 5, minBet: '0.20', score: 44, releasedAt: '2026-06-16' }),
  slot('The Grape Exchange', 'grapes vineyard', { volatility: 'medium', paylines: 5, minBet: '0.20', score: 88, releasedAt: '2026-06-16' }),
  slot('Sparkgap', 'volt storm', { volatility: 'high', paylines: 5, minBet: '0.20', score: 54, releasedAt: '2025-04-11' }),
  slot('Harlequin Sevens', 'harlequin carnival', {
    volatility: 'medium',
    paylines: 5,
    minBet: '0.20',
    score: 87,
    releasedAt: '2025-01-11',
  }),
  slot('Brass Nocturne', 'violin night', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 27, releasedAt: '2026-07-31' }),
  slot('Tin Carnival', 'carousel', { volatility: 'low', paylines: 10, minBet: '0.20', score: 75, releasedAt: '2026-06-18' }),
  slot('Zeppelin Tea', 'aeronaut clouds', { volatility: 'low', minBet: '0.20', score: 23, releasedAt: '2025-08-25' }),
  jackpot('Bell, Bar and Bramble', 'bell', { volatility: 'medium', paylines: 5, minBet: '0.20', score: 72, releasedAt: '2025-11-19' }),
];
