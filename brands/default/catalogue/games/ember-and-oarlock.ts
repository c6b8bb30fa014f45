import { jackpot, live, slot } from '../draft.ts';

export const emberAndOarlock = [
  slot('Volcano Orchestra', 'eruption', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 49, releasedAt: '2025-08-01' }),
  slot('Gorgon Glass', 'medusa temple', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 30, releasedAt: '2026-10-12' }),
  slot('Sphinx After Dark', 'sphinx dunes', { volatility: 'medium', paylines: 30, minBet: '0.20', score: 74, releasedAt: '2026-07-28' }),
  slot('Thread of the Minotaur', 'minotaur temple', { volatility: 'high', minBet: '0.20', score: 91, releasedAt: '2025-12-07' }),
  slot('The Phoenix Ledger', 'phoenix dunes', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 93, releasedAt: '2026-06-04' }),
  slot('Sultan of Nowhere', 'genie dunes', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 95, releasedAt: '2025-06-30' }),
  slot('The Bronze Colossus', 'warrior columns', { volatility: 'high', minBet: '0.20', score: 45, releasedAt: '2024-08-07' }),
  slot('Nile Water Clock', 'hourglass egypt', { volatility: 'low', minBet: '0.20', score: 82, releasedAt: '2026-01-02' }),
  jackpot('Grail Fund', 'grail castle', { volatility: 'high', paylines: 20, minBet: '0.20', score: 65, releasedAt: '2026-07-17' }),
  live('Turnpike Wheel', 'coach road', { minBet: '1.00', score: 66, releasedAt: '2026-08-07' }),
];
