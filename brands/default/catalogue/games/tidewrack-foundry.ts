import { jackpot, live, slot } from '../draft.ts';

export const tidewrackFoundry = [
  slot('Lanternfish Hour', 'fish ocean', { volatility: 'medium', minBet: '0.20', score: 21, releasedAt: '2026-02-14' }),
  slot('The Drowned Bell', 'bell sea', { volatility: 'low', paylines: 20, minBet: '0.20', score: 29, releasedAt: '2026-09-20' }),
  slot("Pearl Diver's Debt", 'pearl lagoon', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 97, releasedAt: '2024-09-15' }),
  slot('Trident Row', 'trident sea', { volatility: 'medium', paylines: 30, minBet: '0.20', score: 59, releasedAt: '2025-08-27' }),
  slot("Corsair's Almanac", 'corsair voyage', { volatility: 'low', paylines: 20, minBet: '0.20', score: 92, releasedAt: '2025-04-10' }),
  slot('The Eight-Armed Captain', 'octopus reef', { volatility: 'low', minBet: '0.20', score: 53, releasedAt: '2025-10-23' }),
  slot('Moonpull', 'tide moon', { volatility: 'low', minBet: '0.20', score: 44, releasedAt: '2026-05-15' }),
  jackpot("Leviathan's Hoard", 'hoard ocean', { volatility: 'high', paylines: 20, minBet: '0.20', score: 32, releasedAt: '2024-08-16' }),
  jackpot('The Brine King', 'king ocean', { volatility: 'medium', minBet: '0.20', score: 59, releasedAt: '2026-09-11' }),
  live('Sic Bo on the Lantern Barge', 'lantern dice', { minBet: '0.20', score: 81, releasedAt: '2026-09-11' }),
  slot('Tumbledown Reef', 'shell reef', { volatility: 'low', minBet: '0.10', score: 86, releasedAt: '2026-11-24' }),
];
