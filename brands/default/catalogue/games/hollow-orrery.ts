import { crash, live, slot } from '../draft.ts';

export const hollowOrrery = [
  crash('Apogee', 'rocket stars', { minBet: '0.10', score: 81, releasedAt: '2026-10-30' }),
  crash('Perihelion', 'comet stars', { minBet: '0.10', score: 77, releasedAt: '2026-05-19' }),
  crash('Slow Orbit', 'satellite stars', { minBet: '0.10', score: 63, releasedAt: '2025-11-24' }),
  slot('The Orrery of Kings', 'orrery stars', { volatility: 'high', minBet: '0.20', score: 42, releasedAt: '2025-12-10' }),
  slot("Saturn's Pawnshop", 'saturn stars', { volatility: 'medium', paylines: 20, minBet: '0.20', score: 34, releasedAt: '2026-04-04' }),
  slot('Telescope Hill', 'observatory stars', { volatility: 'medium', paylines: 10, minBet: '0.20', score: 50, releasedAt: '2023-12-08' }),
  live('Stormlight Roulette', 'storm thunder', { minBet: '0.20', score: 90, releasedAt: '2026-10-23' }),
  slot('Comet Orchard', 'comet stars', { volatility: 'medium', minBet: '0.10', score: 82, releasedAt: '2026-11-24' }),
];
