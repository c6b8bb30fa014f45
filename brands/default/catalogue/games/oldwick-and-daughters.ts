import { live, table } from '../draft.ts';

export const oldwickAndDaughters = [
  table('Punto Banco No. 7', 'baccarat', { minBet: '0.20', score: 86, releasedAt: '2025-09-02' }),
  table('Baccarat at Midnight', 'midnight', { minBet: '0.20', score: 64, releasedAt: '2026-02-18' }),
  table('The Oldwick Shoe', 'ace midnight', { minBet: '0.10', score: 87, releasedAt: '2026-11-23' }),
  table('Mantelpiece Poker', 'poker hourglass', { minBet: '0.10', score: 77, releasedAt: '2026-11-23' }),
  table('High Card Quarrel', 'ace', { minBet: '0.10', score: 71, releasedAt: '2026-05-06' }),
  table('Sic Bo Pavilion', 'sic', { minBet: '0.10', score: 78, releasedAt: '2024-10-11' }),
  live('The Salon of Nines', 'cards curtain', { minBet: '1.00', score: 86, releasedAt: '2026-09-18' }),
  table('Twin Weathercocks', 'wheel wind', { minBet: '0.10', score: 75, releasedAt: '2026-11-24' }),
  table('Deuces at Dawn', 'sun morning', { minBet: '0.10', score: 83, releasedAt: '2026-11-24' }),
  table('Double or Quill', 'feather letter', { minBet: '0.10', score: 74, releasedAt: '2026-11-24' }),
];
