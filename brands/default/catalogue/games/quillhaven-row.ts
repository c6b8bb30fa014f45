import { instant, live } from '../draft.ts';

export const quillhavenRow = [
  instant('Penny Scratch', 'scratch', { volatility: 'medium', minBet: '0.10', score: 82, releasedAt: '2024-12-03' }),
  instant('Gilt Edge Scratch', 'ticket', { volatility: 'high', minBet: '0.10', score: 76, releasedAt: '2026-04-22' }),
  instant('Seaside Scratch', 'ticket sea', { volatility: 'low', minBet: '0.10', score: 58, releasedAt: '2025-06-09' }),
  instant('Keno on the Quay', 'keno harbour', { minBet: '0.10', score: 73, releasedAt: '2025-03-05' }),
  instant('Eighty Numbers', 'numbers', { minBet: '0.10', score: 49, releasedAt: '2024-08-14' }),
  instant('Tombola Hall', 'lotto', { minBet: '0.10', score: 55, releasedAt: '2026-09-10' }),
  instant('Higher than Swallows', 'swallow', { minBet: '1.00', score: 84, releasedAt: '2026-11-23' }),
  instant('Feather or Anvil', 'feather', { minBet: '1.00', score: 66, releasedAt: '2026-11-23' }),
  instant('Tower of Nine Doors', 'tower', { minBet: '0.10', score: 85, releasedAt: '2026-07-29' }),
  instant('Two Doors Down', 'gate', { minBet: '0.10', score: 52, releasedAt: '2025-10-27' }),
  instant('Lamplighter', 'lantern street', { minBet: '0.10', score: 61, releasedAt: '2026-10-14' }),
  instant('A Wheel in a Minute', 'wheel', { minBet: '0.10', score: 67, releasedAt: '2026-01-15' }),
  live('Three Quick Dice', 'sic luck', { minBet: '0.20', score: 64, releasedAt: '2026-08-14' }),
  instant('Penny Ascent', 'crown mountain', { minBet: '0.10', score: 81, releasedAt: '2026-11-24' }),
  instant('Sun or Moon', 'moon night', { minBet: '0.10', score: 74, releasedAt: '2026-11-24' }),
];
