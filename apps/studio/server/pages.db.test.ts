import { GameTitles, type GameTitle } from '@verdigale/partner-wire/schema';
import { signText } from '@verdigale/partner-wire/signature';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { sessionOf } from '../testing/studio-client.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import { ensureBuilt } from '../views.ts';
import type { Entry, PageConfig } from '../wire.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.stop());

const launchUrl = (query: Record<string, string>): string => `${studio.server.url}/launch?${new URLSearchParams(query)}`;

/** A person reads why, and whoever asks knows when it is worth another try. */
async function expectLate(asked: Promise<Response>, text = '<h1>'): Promise<void> {
  const answer = await asked;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toContain(text);
}

/** Blocks reads of the sessions meanwhile, then ends the blocked connections from outside, whoever else waits there. */
async function whileLost(work: () => Promise<void>): Promise<void> {
  const client = await studio.pool.connect();
  await client.query('begin');
  await client.query('lock table studio.session in access exclusive mode');
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  // Heard below.
  done.catch(() => undefined);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await expect.poll(async () => (await client.query(end), isOver)).toBe(true);
    await done;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const entryOf = (page: string): Entry | null => (JSON.parse(/id="config">(.*?)<\/script>/.exec(page)![1]!) as PageConfig).entry;

describe('the launch address', () => {
  it('[GAME-04] asks the platform whose token it is and answers the game’s page, which takes an address without the token', async () => {
    const response = await fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token, mode: 'real', locale: 'de' }));
    expect(response.status).toBe(200);
    const page = await response.text();
    const [, nonce, address] = /<script nonce="([^"]+)">history\.replaceState\(null, '', "(\/play\/[\w-]{32})"\)<\/script>/.exec(page)!;
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page).not.toContain(studio.platform.token);
    const again = await (await fetch(studio.server.url + address)).text();
    expect(sessionOf(again)).toBe(sessionOf(page));
    expect(studio.platform.callsOf('authenticate').at(-1)).toEqual({ token: studio.platform.token });
  });

  it('opens a game that the brand calls otherwise, and none that the token was not given for', async () => {
    const { platform } = studio;
    platform.catalogueIdentity = 'our-canyon';
    try {
      const launch = (game: string) => fetch(launchUrl({ game, token: platform.token, mode: 'real', locale: 'en' }));
      expect([(await launch('copper-canyon')).status, (await launch('galewater')).status]).toEqual([200, 401]);
    } finally {
      platform.catalogueIdentity = null;
    }
  });

  it('leaves in the page of a launch what it would ask for first, and nothing in one that is loaded again', async () => {
    const page = await (await fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token, mode: 'real' }))).text();
    const headers = { 'x-studio-session': sessionOf(page) };
    const asked = (await (await fetch(`${studio.server.url}/api/enter`, { method: 'POST', headers })).json()) as Entry;
    expect(entryOf(page)).toEqual({ ...asked, elapsedMs: expect.any(Number) });
    const again = await (await fetch(`${studio.server.url}/play/${sessionOf(page)}`)).text();
    expect(entryOf(again)).toBeNull();
  });

  it('leaves it to the page to ask, and to say why, where the platform does not tell the balance', async () => {
    studio.platform.script('balance', 'drop');
    const response = await fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token, mode: 'real' }));
    expect([response.status, entryOf(await response.text())]).toEqual([200, null]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['an unknown game', { game: 'nope', mode: 'demo' }, 404],
    ['no game', { mode: 'demo' }, 404],
    ['a token that the platform does not know', { game: 'copper-canyon', token: 'forged', mode: 'real' }, 401],
    ['real mode without a token', { game: 'copper-canyon', mode: 'real' }, 401],
  ])('answers %s with a page that says so', async (_title, query, status) => {
    const response = await fetch(launchUrl(query));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<h1>');
  });

  it.each(['drop', 'fail', { refuse: 1004, status: 429 }] as const)(
    'says when to come back where the platform does not answer: %j',
    async (how) => {
      studio.platform.script('authenticate', how);
      await expectLate(fetch(launchUrl({ game: 'copper-canyon', token: studio.platform.token })));
    },
  );

  it('says when to come back where the database is lost, and so do the game’s page and its calls', async () => {
    const session = sessionOf(await (await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }))).text());
    const page = `/play/${session}`;
    await whileLost(() => expectLate(fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }))));
    await whileLost(() => expectLate(fetch(studio.server.url + page)));
    const entering = { method: 'POST', headers: { 'x-studio-session': session } };
    await whileLost(() => expectLate(fetch(`${studio.server.url}/api/enter`, entering), 'unavailable'));
    expect((await fetch(studio.server.url + page)).status).toBe(200);
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
  it('is refused for an address that no session can have, by whatever door', async () => {
    const page = await fetch(`${studio.server.url}/play/%00`);
    const call = await fetch(`${studio.server.url}/api/rounds/%00`, { headers: { 'x-studio-session': 'nobody' } });
    expect([page.status, await page.json()]).toEqual([400, { error: { code: 'invalid-request', message: 'This text cannot be stored.' } }]);
    expect(call.status).toBeLessThan(500);
  });

  it('runs only its own scripts and is framed by the players’ site only', async () => {
    const response = await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }));
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    const port = new URL(studio.platform.url).port;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('application/json'));
    expect(scripts).toHaveLength(2);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect((await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }))).headers.get('content-security-policy')).not.toContain(nonce);
    for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const asset = await fetch(`${studio.server.url}${path}`);
      expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it('asks for the face that its script waits for before the script, for that of texts after it', async () => {
    const html = await (await fetch(launchUrl({ game: 'copper-canyon', mode: 'demo' }))).text();
    const asked = [...html.matchAll(/<(?:link rel="preload"|script type="module")[^>]*"\/assets\/([a-z-]+)-/g)];
    expect(asked.map(([, name]) => name)).toEqual(['familjen-grotesk', 'copper-canyon', 'onest']);
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
  let isAnswered = false;
  const asked = fetch(`${early.server.url}/launch?game=copper-canyon&mode=demo`).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await fetch(`${early.server.url}/play/unknown`)).status).toBe(404);
  expect(isAnswered).toBe(false);
  building.resolve();
  expect(await (await asked).text()).toContain('<script type="module"');
  await early.stop();
});
