const game = (
  identity: string,
  name: string,
  provider: string,
  collections: string[],
  score: number,
  {
    labels = ['new'],
    platforms = [1, 2],
    volatility = null as string | null,
    tags = [] as string[],
    releasedAt = '2026-01-01T00:00:00Z',
  } = {},
) => ({
  identity,
  name,
  provider,
  collections,
  score,
  type: 'slots',
  labels,
  volatility,
  paylines: 20,
  isDemoMode: identity !== 'no-demo',
  platforms,
  colours: ['#000000', '#ffffff'],
  tags,
  releasedAt,
  launch:
    identity === 'soon'
      ? null
      : {
          provider: 'verdigale-studio',
          gameCode: identity,
        },
});

/** Four games that the studio serves, and one that nobody does. */
export const testCatalogue = {
  providers: ['verdigale-studio', 'other-studio'].map((identity) => ({ identity, name: identity })),
  collections: [
    ...['hot', 'slots'].map((identity) => ({ identity, name: identity, countries: [] as string[], isHidden: false })),
    { identity: 'alpine', name: 'alpine', countries: ['AT', 'CH'], isHidden: false },
    { identity: 'quick', name: 'quick', countries: [], isHidden: true },
  ],
  games: [
    game('cafe', 'Café Noir', 'verdigale-studio', ['alpine'], 20, { labels: ['hot'], platforms: [2], volatility: 'low', tags: ['night'] }),
    game('thirteen', 'Engraver’s Night', 'other-studio', ['alpine', 'quick'], 10, {
      labels: [],
      tags: ['ink', 'night'],
      releasedAt: '2026-03-01T00:00:00Z',
    }),
    game('canyon', 'Copper Canyon', 'verdigale-studio', ['hot', 'slots'], 90, { volatility: 'high' }),
    game('no-demo', '100% Luck', 'verdigale-studio', ['slots'], 80, { volatility: 'low', tags: ['ink'] }),
    game('soon', 'Soon_There', 'other-studio', ['slots'], 95),
  ],
};
