import type { GameTitle } from '@verdigale/partner-wire/schema';
import { checkSignature, signatureHeader } from '@verdigale/partner-wire/signature';
import { expect, it } from 'vitest';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';
import { openRecorder } from '#partners/testing.ts';
import { createTestPlatform } from '#testing';
import { seedCatalogue } from '../index.ts';
import { costedGames } from './costed-games.ts';
import { readTitles } from './read-titles.ts';

const titled = (identity: string) => ({
  identity,
  name: identity,
  provider: 'studio',
  type: 'slots',
  collections: [],
  labels: [],
  volatility: null,
  paylines: null,
  isDemoMode: true,
  platforms: [1, 2],
  colours: [],
  score: 1,
  releasedAt: '2026-01-01T00:00:00Z',
  launch: { provider: 'verdigale-studio', gameCode: `code-${identity}` },
});

it('takes the figures that a provider states, over a signed call, and keeps the last ones when it states nonsense or none', async () => {
  await using platform = await createTestPlatform();
  const { kernel, clock } = platform;
  const title = (game: string, rtp: string, highestRtp: string | null = null): GameTitle => ({ game, rtp, highestRtp, maxWin: '1250.50' });
  const even = [
    { pay: '0', chance: '0.527500000' },
    { pay: '2.000000', chance: '0.472500000' },
  ];
  const reels = { ...title('code-reels', '94.5'), payouts: even };
  let answer: unknown = [title('code-dice', '97.0000', '99.0000'), reels, title('elsewhere', '90')];
  await using studio = await openRecorder(() => ({ data: answer }));
  kernel.config.partners.game = { 'verdigale-studio': seamlessWallet({ url: studio.url, secret: 'their secret' }) };
  await kernel.db.transaction((tx) =>
    seedCatalogue(tx, {
      providers: [{ identity: 'studio', name: 'Studio' }],
      collections: [],
      games: ['dice', 'reels', 'quiet'].map(titled),
    }),
  );
  const figures = async () => {
    const { data } = await platform.call('game.games.list', { query: { sortBy: 'rtp', sortOrder: 'desc' } });
    return data.map(({ identity, rtp, highestRtp, maxWin }) => [identity, rtp, highestRtp, maxWin]);
  };
  await readTitles(kernel);
  const stated = [
    ['dice', 97, 99, 1250.5],
    ['reels', 94.5, null, 1250.5],
    ['quiet', null, null, null],
  ];
  expect(await figures()).toEqual(stated);
  const costed = (await costedGames(kernel.db)).map(({ identity, provider, rtp, highestRtp, payouts }) => [
    identity,
    provider,
    rtp,
    highestRtp,
    payouts?.outcomes ?? null,
  ]);
  expect(costed).toEqual([
    ['dice', 'studio', 0.97, 0.99, null],
    ['quiet', 'studio', null, null, null],
    [
      'reels',
      'studio',
      0.945,
      null,
      [
        { pay: 0, chance: 0.5275 },
        { pay: 2, chance: 0.4725 },
      ],
    ],
  ]);
  expect(studio.asked[0]!.path).toBe('/titles');
  expect(checkSignature('their secret', studio.asked[0]!.headers[signatureHeader], '/titles', clock.now())).toBe('valid');
  const generous = { ...title('code-reels', '80'), payouts: even };
  const doubled = { ...title('code-reels', '80'), payouts: [...even, ...even] };
  for (answer of [[title('code-dice', 'much')], undefined, [generous], [doubled]]) {
    await readTitles(kernel);
    expect(await figures()).toEqual(stated);
  }
});
