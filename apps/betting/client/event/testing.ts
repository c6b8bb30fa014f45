import type { SportEventDetail, SportMarket } from '@verdigale/contract';

export const sampleMarket = (
  market: string,
  specifiers: string,
  prices: Record<string, string> = { home: '1.8', away: '2.0' },
): SportMarket => ({
  market,
  specifiers,
  closed: null,
  isCashOutOpen: true,
  outcomes: Object.entries(prices).map(([outcome, price]) => ({
    id: `${market}-${specifiers}-${outcome}`,
    outcome,
    price,
    isActive: true,
    version: 1,
    result: null,
  })),
});

export const sampleEvent = (more: Partial<SportEventDetail> = {}): SportEventDetail => ({
  id: 'football-1',
  sport: 'football',
  category: 'Isles of Tarn',
  tournament: 'Copper Cup',
  competitors: ['Fennick Rovers', 'Ashvale Orient'],
  startsAt: '2026-06-03T12:00:00Z',
  isSimulated: true,
  status: 'live',
  isLive: true,
  score: { home: 1, away: 0, clock: "34'", parts: [] },
  version: 1,
  statistics: [],
  markets: [sampleMarket('winner', '')],
  ...more,
});
