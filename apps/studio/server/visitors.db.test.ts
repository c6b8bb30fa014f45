import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';

/** A tenth of everything, so that no busy machine is too slow to use it up. */
const rateFactor = 0.1;

let studio: TestStudio;
/** Each test comes from addresses of its own. */
let network = 0;
beforeAll(async () => {
  studio = await startTestStudio({}, { rateFactor, edge: { isTrusted: true, ipHeader: 'cf-connecting-ip' } });
});
beforeEach(() => void (network += 1));
afterAll(() => studio.stop());

const from = (host: number, headers: Record<string, string> = {}) => ({ ...headers, 'cf-connecting-ip': `203.0.${network}.${host}` });

/** The statuses of so many requests at once, each with how often it was answered. */
async function many(count: number, ask: () => Promise<Response>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, ask));
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

const launch = (host: number) => () => fetch(`${studio.server.url}/launch?game=copper-canyon&mode=demo`, { headers: from(host) });

describe('one visitor', () => {
  it('opens games up to a budget, is told when to come back, and keeps nobody else from them', async () => {
    const statuses = await many(12, launch(1));
    expect(statuses[200]).toBeGreaterThanOrEqual(6);
    expect(statuses[429]).toBeGreaterThan(0);
    const refused = await launch(1)();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('<h1>');
    expect((await launch(2)()).status).toBe(200);
  });

  it('asks so much in all; a game that is played too fast is told how long to wait', async () => {
    const call = (host: number) => () => fetch(`${studio.server.url}/api/enter`, { method: 'POST', headers: from(host) });
    const statuses = await many(400, call(1));
    expect(statuses[404]).toBeGreaterThanOrEqual(60);
    expect(statuses[429]).toBeGreaterThan(0);
    const refused = (await Promise.all(Array.from({ length: 20 }, call(1)))).find(({ status }) => status === 429);
    expect(await refused!.json()).toMatchObject({ error: { code: 'too-fast', retryAfterMs: 1000 } });
    expect(await many(1, call(2))).toEqual({ 404: 1 });
  });

  it('opens so many streams', async () => {
    const stream = (host: number) => () => fetch(`${studio.server.url}/api/live/no-such-game`, { headers: from(host) });
    expect((await many(12, stream(1)))[429]).toBeGreaterThan(0);
    expect(await many(1, stream(2))).toEqual({ 404: 1 });
  });

  it('has so many streams open at once, and another once one of them has ended', async () => {
    const wide = await startTestStudio({}, { rateFactor: 0.5, edge: { isTrusted: true, ipHeader: 'cf-connecting-ip' } });
    const opened: AbortController[] = [];
    const open = async (host: number) => {
      const ending = new AbortController();
      opened.push(ending);
      const { status } = await fetch(`${wide.server.url}/api/live/kite-weather`, { headers: from(host), signal: ending.signal });
      return status;
    };
    expect(new Set(await Promise.all(Array.from({ length: 25 }, () => open(1))))).toEqual(new Set([200]));
    expect(await open(1)).toBe(429);
    expect(await open(2)).toBe(200);
    opened[0]!.abort();
    await expect.poll(() => open(1)).toBe(200);
    for (const ending of opened) ending.abort();
    await wide.stop();
  });

  it('is not several by a header where no edge overwrites it', async () => {
    const bare = await startTestStudio({}, { rateFactor });
    let host = 0;
    const statuses = await many(12, () => {
      host += 1;
      return fetch(`${bare.server.url}/launch?game=copper-canyon&mode=demo`, { headers: from(host) });
    });
    expect(statuses[429]).toBeGreaterThan(0);
    await bare.stop();
  });

  it('sends no more than a choice needs', async () => {
    const { sessionId } = studio.client;
    const body = JSON.stringify({ requestId: crypto.randomUUID(), stake: '100', choice: 'x'.repeat(9_000) });
    const headers = from(1, { 'content-type': 'application/json', 'x-studio-session': sessionId });
    expect((await fetch(`${studio.server.url}/api/play`, { method: 'POST', headers, body })).status).toBe(413);
  });
});

it('whoever cannot sign is turned away, and never the platform', async () => {
  const ask = (secret: string) => () =>
    fetch(`${studio.server.url}/titles`, { headers: from(1, { 'x-signature': signText(secret, '/titles', new Date()) }) });
  const statuses = await many(12, ask('a guess'));
  expect(statuses[401]).toBeGreaterThanOrEqual(6);
  expect(statuses[429]).toBeGreaterThan(0);
  expect(await many(100, ask(studio.platform.secret))).toEqual({ 200: 100 });
});

it('a body without proof is not even parsed', async () => {
  const headers = from(1, { 'content-type': 'application/json', 'x-signature': 't=1,v1=0' });
  const answer = await fetch(`${studio.server.url}/free-rounds/a-1`, { method: 'PUT', headers, body: '{"not json' });
  expect(answer.status).toBe(401);
});
