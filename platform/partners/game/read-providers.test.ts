import { signText } from '@verdigale/partner-wire/signature';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '#testing/clock.ts';
import { openRecorder, read } from '../testing.ts';

const clock = fakeClock();
const launch = { gameCode: 'moon', token: 't', locale: 'de', lobbyUrl: 'https://site.example/', isFeatureBuyAllowed: true };
const question = { roundId: 'r/1', playerId: 'p', currency: 'EUR', locale: 'de' };

describe('game providers of the environment', () => {
  it('has none unless one is set', () => {
    expect(read({ GAME_ACME_URL: 'https://acme.example' })).toMatchObject({ partners: { game: {} }, problems: [] });
  });

  it('launches and recalls below the base address of each, and lets its pages stand in frames', async () => {
    await using acme = await openRecorder();
    const { partners, problems } = read({
      GAME_PROVIDERS: 'acme,moon-games',
      GAME_ACME_URL: `${acme.url}/v1/`,
      GAME_ACME_SECRET: 'a',
      GAME_MOON_GAMES_URL: 'https://moon.example',
      GAME_MOON_GAMES_SECRET: 'm',
    });
    expect([Object.keys(partners.game), problems]).toEqual([['acme', 'moon-games'], []]);
    const provider = partners.game.acme!.open(clock);
    expect(provider.launchUrl(launch)).toBe(
      `${acme.url}/v1/launch?game=moon&mode=real&locale=de&lobbyUrl=https%3A%2F%2Fsite.example%2F&token=t`,
    );
    await expect(provider.recallRound(question)).rejects.toThrow('does not report the round');
    const path = '/rounds/r%2F1?playerId=p&currency=EUR&locale=de';
    expect(acme.asked).toMatchObject([{ path: `/v1${path}`, headers: { 'x-signature': signText('a', path, clock.now()) } }]);
    provider.requireSigned({ 'x-signature': signText('a', '{}', clock.now()) }, '{}');
    expect(() => provider.requireSigned({ 'x-signature': signText('m', '{}', clock.now()) }, '{}')).toThrow('signature');
    expect(partners.game['moon-games']!.pages).toEqual({ frames: ['https://moon.example'] });
  });

  it('launches and recalls elsewhere where the provider wants it so', async () => {
    await using recall = await openRecorder();
    const { partners } = read({
      GAME_PROVIDERS: 'acme',
      GAME_ACME_URL: 'https://acme.example',
      GAME_ACME_SECRET: 'a',
      GAME_ACME_LAUNCH_URL: 'https://play.acme.example/open?brand=7',
      GAME_ACME_RECALL_URL: `${recall.url}/history`,
      GAME_ACME_ORIGINS: 'https://cdn.acme.example',
    });
    const provider = partners.game.acme!.open(clock);
    expect(provider.launchUrl({ ...launch, token: null })).toBe(
      'https://play.acme.example/open?brand=7&game=moon&mode=demo&locale=de&lobbyUrl=https%3A%2F%2Fsite.example%2F',
    );
    expect(new URL(provider.launchUrl({ ...launch, token: null, isFeatureBuyAllowed: false })).searchParams.get('featureBuy')).toBe('off');
    await provider.recallRound(question).catch(() => undefined);
    expect(recall.asked.map(({ path }) => path)).toEqual(['/history/rounds/r%2F1?playerId=p&currency=EUR&locale=de']);
    expect(partners.game.acme!.pages).toEqual({ frames: ['https://play.acme.example', 'https://cdn.acme.example'] });
  });

  it('names what is missing or unsafe, and shows no secret', () => {
    const values = { GAME_PROVIDERS: 'acme', GAME_ACME_URL: 'http://acme.example', GAME_ACME_RECALL_URL: 'ftp://acme.example/hunter2' };
    expect(read(values).problems).toEqual([
      'GAME_ACME_URL must be an address that begins with https://, or http:// on this machine.',
      'GAME_ACME_SECRET must be set, since acme in GAME_PROVIDERS is.',
      'GAME_ACME_RECALL_URL must be an address that begins with https://, or http:// on this machine.',
    ]);
  });
});
