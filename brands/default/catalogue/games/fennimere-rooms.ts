import { live, table } from '../draft.ts';

export const fennimereRooms = [
  table('Baccarat Terrace', 'baccarat columns', { minBet: '0.10', score: 88, releasedAt: '2026-06-25' }),
  table('Twenty-One Lindens', 'ace garden', { minBet: '0.20', score: 92, releasedAt: '2026-11-23' }),
  table('Three on the Terrace', 'crown columns', { minBet: '0.10', score: 83, releasedAt: '2026-11-23' }),
  table('Dragon and Tiger Gallery', 'dragon', { minBet: '0.10', score: 80, releasedAt: '2026-03-30' }),
  table('Dice at the Quay', 'dice harbour', { minBet: '0.10', score: 57, releasedAt: '2025-12-12' }),
  table('Wheel of the Mere', 'lucky lake', { minBet: '0.10', score: 84, releasedAt: '2025-07-16' }),
  table('The Ninety-Second Wheel', 'watch', { minBet: '0.10', score: 69, releasedAt: '2026-08-21' }),
  live('Roulette des Salines', 'pearl sea', { minBet: '1.00', score: 82, releasedAt: '2026-09-04' }),
  live('The Night Mail', 'midnight letter', { minBet: '0.20', score: 79, releasedAt: '2026-10-09' }),
  table('Maison Lys Roulette', 'lily garden', { minBet: '0.10', score: 85, releasedAt: '2026-11-24' }),
  table('Candlelight Bonus', 'heart curtain', { minBet: '0.10', score: 79, releasedAt: '2026-11-24' }),
];
