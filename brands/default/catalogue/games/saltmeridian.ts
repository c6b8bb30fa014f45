import { jackpot, live, slot } from '../draft.ts';

export const saltmeridian = [
  slot('Jaguar Meridian', 'jaguar temple', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 28, releasedAt: '2026-07-25' }),
  slot('Emerald Portage', 'emerald river', { volatility: 'low', minBet: '0.20', score: 33, releasedAt: '2026-02-02' }),
  slot('Butterfly Tariff', 'butterfly meadow', { volatility: 'low', paylines: 10, minBet: '0.20', score: 71, releasedAt: '2026-07-21' }),
  slot('Quetzal Morning', 'firebird temple', { volatility: 'high', paylines: 30, minBet: '0.20', score: 25, releasedAt: '2025-12-27' }),
  slot('Spyglass Cove', 'spyglass sea', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 48, releasedAt: '2024-06-20' }),
  slot('Mustang Telegraph', 'mustang prairie', { volatility: 'high', minBet: '0.20', score: 85, releasedAt: '2025-12-31' }),
  slot('Temple of the Green Hour', 'temple', { volatility: 'medium', minBet: '0.20', score: 53, releasedAt: '2025-11-26' }),
  jackpot('The Sun Ledger', 'sun dunes', { volatility: 'high', paylines: 20, minBet: '0.10', score: 71, releasedAt: '2026-09-21' }),
  jackpot('Conquest of Carat Hill', 'carat hills', {
    volatility: 'medium',
    paylines: 30,
    minBet: '0.20',
    score: 33,
    releasedAt: '2026-05-19',
  }),
  live('High Tide Baccarat', 'wave harbour', { minBet: '10.00', score: 70, releasedAt: '2026-07-31' }),
];
