import { jackpot, slot } from '../draft.ts';

export const tidewrackFoundry = [
  slot('Lanternfish Hour', 'fish ocean', {
    volatility: 'high',
    paylines: 20,
    minBet: '0.10',
    score: 21,
    releasedAt: '2026-02-14',
    // Opens as soon as a provider of this name is set up (GAME_PROVIDERS).
    launch: { provider: 'tidewrack-foundry', gameCode: 'lanternfish-hour' },
  }),
  slot('Anchor and Ash', 'anchor harbour', { volatility: 'medium', paylines: 20, minBet: '0.10', score: 58, releasedAt: '2026-03-13' }),
  slot('The Drowned Bell', 'bell sea', { volatility: 'medium', paylines: 20, minBet: '0.10', score: 29, releasedAt: '2026-09-20' }),
  slot('Salt Cathedral', 'temple lagoon', { volatility: 'high', paylines: 50, minBet: '0.25', score: 48, releasedAt: '2025-09-29' }),
  slot("Pearl Diver's Debt", 'pearl lagoon', { volatility: 'medium', paylines: 15, minBet: '0.50', score: 97, releasedAt: '2024-09-15' }),
  slot('The Eight-Armed Captain', 'octopus reef', {
    volatility: 'high',
    paylines: 20,
    minBet: '0.10',
    score: 53,
    releasedAt: '2025-10-23',
  }),
  slot('Tidewheel', 'helm sea', { volatility: 'high', paylines: 10, minBet: '0.20', score: 73, releasedAt: '2026-01-18' }),
  slot('Moonpull', 'tide moon', { volatility: 'high', paylines: 25, minBet: '0.10', score: 44, releasedAt: '2026-05-15' }),
  slot('Kelp Kingdom', 'coral shell', { volatility: 'medium', paylines: 15, minBet: '0.20', score: 59, releasedAt: '2025-02-10' }),
  slot("Harbourmaster's Daughter", 'harbour sea', {
    volatility: 'medium',
    paylines: 5,
    minBet: '0.20',
    score: 39,
    releasedAt: '2026-10-25',
  }),
  slot('Trident Row', 'trident sea', { volatility: 'low', paylines: 30, minBet: '0.50', score: 59, releasedAt: '2025-08-27' }),
  slot('Deepwater Choir', 'deepwater ocean', { volatility: 'low', paylines: 20, minBet: '0.25', score: 80, releasedAt: '2026-03-20' }),
  slot("Corsair's Almanac", 'corsair voyage', { volatility: 'medium', paylines: 5, minBet: '0.50', score: 92, releasedAt: '2025-04-10' }),
  jackpot('The Brine King', 'king ocean', { volatility: 'high', paylines: 15, minBet: '0.50', score: 59, releasedAt: '2026-09-11' }),
  slot('Castaway Clockwork', 'clockwork island', { volatility: 'low', paylines: 20, minBet: '0.50', score: 80, releasedAt: '2024-01-09' }),
  slot('Green Glass Message', 'elixir island', { volatility: 'medium', paylines: 50, minBet: '0.25', score: 65, releasedAt: '2025-06-12' }),
  slot('Storm Petrel', 'bird storm', { volatility: 'high', paylines: 40, minBet: '0.50', score: 43, releasedAt: '2026-09-17' }),
  slot('Sandbar Serenade', 'lyre island', { volatility: 'medium', paylines: 10, minBet: '0.10', score: 82, releasedAt: '2025-04-22' }),
  jackpot("Leviathan's Hoard", 'hoard ocean', { volatility: 'high', paylines: 40, minBet: '0.50', score: 32, releasedAt: '2024-08-16' }),
  jackpot('The Salvage Fund', 'treasure sea', { volatility: 'medium', paylines: 25, minBet: '0.50', score: 31, releasedAt: '2026-08-22' }),
];
