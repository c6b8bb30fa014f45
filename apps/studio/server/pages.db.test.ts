import { GameTitles, type GameTitle } from '@verdigale/partner-wire/schema';
import { signText } from '@verdigale/partner-wire/signature';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { ensureBuilt } from '../views.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.stop());

const launchUrl = (query: Record<string, string>): string => `${studio.server.url}/launch?${new URLSearchParams(query)}`;

describe('the launch address', () => {
  it('[GAME-04] asks the platform whose token it is and leads to a page without the token', async () => {
    const response = await fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token, mode: 'real', locale: 'de' }), {
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/play\/[\w-]{32}$/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(studio.platform.callsOf('authenticate').at(-1)).toEqual({ token: studio.platform.token });
  });

  it.each<[string, Record<string, string>, number]>([
    ['an unknown game', { game: 'nope', mode: 'demo' }, 404],
    ['no game', { mode: 'demo' }, 404],
    ['a token that the platform does not know', { game: 'copper-canyon', token: 'forged', mode: 'real' }, 401],
    ['real mode without a token', { game: 'copper-canyon', mode: 'real' }, 401],
  ])('answers %s with a page that says so', async (_title, query, status) => {
    const response = await fetch(launchUrl(query), { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<h1>');
  });

  it('says when the platform does not answer', async () => {
    studio.platform.script('authenticate', 'drop');
    expect((await fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token }), { redirect: 'manual' })).status).toBe(503);
  });

  it('links to no lobby outside the players’ site', async () => {
    for (const lobbyUrl of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      const page = await (await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo', lobbyUrl }))).text();
      expect(page).toContain('"lobbyUrl":null');
    }
    const lobbyUrl = `${studio.platform.url}/games`;
    expect(await (await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo', lobbyUrl }))).text()).toContain(`"lobbyUrl":"${lobbyUrl}"`);
  });
});

it('tells the platform, and nobody else, what each game returns and can pay', async () => {
  const ask = (secret: string) =>
    fetch(`${studio.server.url}/titles`, { headers: { 'x-signature': signText(secret, '/titles', new Date()) } });
  expect((await ask('a guess')).status).toBe(401);
  const { data } = (await (await ask(studio.platform.secret)).json()) as { data: GameTitle[] };
  expect([...Value.Errors(GameTitles, data)]).toEqual([]);
  expect(data.map(({ game }) => game)).toEqual(games.map(({ identity }) => identity));
  const dice = games.find(({ identity }) => identity === 'violet-dice')!.facts;
  expect(Number(data.find(({ game }) => game === 'violet-dice')!.rtp)).toBeCloseTo((100 * Number(dice.rtp.num)) / Number(dice.rtp.den), 4);
});

describe('the game’s page', () => {
  it('runs only its own script and is framed by the players’ site only', async () => {
    const response = await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }));
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const port = new URL(studio.platform.url).port;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('application/json'));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain(`nonce="${nonce}"`);
    expect((await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }))).headers.get('content-security-policy')).not.toContain(nonce);
    for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const asset = await fetch(`${studio.server.url}${path}`);
      expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it('speaks the launch’s language, and English where it has no other', async () => {
    const title = async (locale: string): Promise<string> =>
      (await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo', locale }))).text();
    expect(await title('fa')).toContain('<html lang="fa" dir="rtl">');
    expect(await title('de')).toContain('<html lang="de" dir="ltr">');
    expect(await title('de')).toContain('"frame.spin":"Drehen"');
    expect(await title('ja')).toContain('"frame.spin":"Spin"');
    expect(await title('"><script>')).toContain('<html lang="en" dir="ltr">');
  });

  it('answers an unknown session with a page that says so', async () => {
    expect((await fetch(`${studio.server.url}/play/unknown`)).status).toBe(404);
  });
});

it('lists the games of the studio with what they return, each to open as a demo', async () => {
  const page = await (await fetch(`${studio.server.url}/`)).text();
  for (const game of ['copper-canyon', 'mines', 'kite-weather']) expect(page).toContain(`href="/launch?game=${game}&amp;mode=demo"`);
  expect(page).toContain('Returns 96.1156 %');
  expect(page).toContain('Returns 98.2800 % to 99.0000 %');
});

it('opens before its games are built, and lets whoever asks for one wait for it', async () => {
  const building = Promise.withResolvers<void>();
  const early = await startTestStudio({}, undefined, () => building.promise.then(ensureBuilt));
  const launch = `${early.server.url}/launch?game=copper-canyon&mode=demo`;
  const { headers } = await fetch(launch, { redirect: 'manual' });
  let isAnswered = false;
  const asked = fetch(new URL(headers.get('location')!, early.server.url)).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await fetch(`${early.server.url}/play/unknown`)).status).toBe(404);
  expect(isAnswered).toBe(false);
  building.resolve();
  expect(await (await asked).text()).toContain('<script type="module"');
  await early.stop();
});
