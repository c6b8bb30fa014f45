import { randomUUID } from 'node:crypto';
import type { FreeRoundsOrder } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import type { ErrorBody, RoundView } from '../wire.ts';

let studio: TestStudio;
beforeEach(async () => {
  studio = await startTestStudio();
});
afterEach(() => studio.stop());

const hour = 3_600_000;
const anOrder = (more: Partial<FreeRoundsOrder> = {}): FreeRoundsOrder => ({
  issueId: randomUUID(),
  playerId: 'player-7',
  currency: 'EUR',
  exponent: 2,
  game: 'copper-canyon',
  quantity: 3,
  stake: '20',
  validFrom: new Date(Date.now() - hour).toISOString(),
  validUntil: new Date(Date.now() + hour).toISOString(),
  ...more,
});

async function ask(method: 'GET' | 'PUT' | 'POST', path: string, body?: object, secret = studio.platform.secret) {
  const raw = body && JSON.stringify(body);
  const headers = { 'x-signature': signText(secret, raw ?? path, new Date()), ...(raw ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(studio.server.url + path, { method, headers, ...(raw ? { body: raw } : {}) });
  return { status: response.status, data: ((await response.json()) as { data?: Record<string, unknown> }).data };
}
const order = (sent: FreeRoundsOrder, secret?: string) => ask('PUT', `/free-rounds/${sent.issueId}`, sent, secret);
const status = async (id: string) => (await ask('GET', `/free-rounds/${id}`)).data;

async function sit(game = 'copper-canyon'): Promise<void> {
  studio.platform.gameIdentity = game;
  expect(await studio.client.launch({ game, mode: 'real', token: studio.platform.token })).toBe(200);
}
const spin = (stake = '20') => studio.client.post<RoundView & ErrorBody>('play', { requestId: randomUUID(), stake, isFree: true });

describe('free rounds that a casino orders', () => {
  it('are kept once, and stay as they are', async () => {
    const first = anOrder();
    const kept = { issueId: first.issueId, state: 'open', quantity: 3, used: 0 };
    expect(await order(first)).toEqual({ status: 200, data: kept });
    expect(await order(first)).toEqual({ status: 200, data: kept });
    expect((await order({ ...first, quantity: 300 })).status).toBe(409);
    expect(await status(first.issueId)).toEqual(kept);
    expect((await ask('GET', '/free-rounds/none')).status).toBe(404);
  });

  it('are refused with another secret, under another id, at a stake or for a game that takes none', async () => {
    expect((await order(anOrder(), 'a guess')).status).toBe(401);
    expect((await ask('PUT', `/free-rounds/other`, anOrder())).status).toBe(422);
    expect((await order(anOrder({ stake: '7' }))).status).toBe(422);
    expect((await order(anOrder({ game: 'mines' }))).status).toBe(422);
    expect((await order(anOrder({ validUntil: new Date(0).toISOString() }))).status).toBe(422);
  });

  it('can be had in every slot, at the stakes that it names', async () => {
    for (const { identity, takesFreeRounds } of games) {
      const { status: code, data } = await ask('GET', `/games/${identity}/stakes?currency=EUR&exponent=2`);
      expect([identity, code]).toEqual([identity, takesFreeRounds ? 200 : 404]);
      if (takesFreeRounds) expect((await order(anOrder({ game: identity, stake: (data!.stakes as string[])[0]! }))).status).toBe(200);
    }
    expect(games.filter(({ takesFreeRounds }) => takesFreeRounds)).not.toHaveLength(0);
  });
});

describe('a player with free rounds', () => {
  it('plays each once with the stake of the casino, then pays himself again', async () => {
    const given = anOrder();
    await order(given);
    await sit();
    expect((await studio.client.enter()).free).toEqual({ stake: '20', quantity: 3, used: 0, won: '0' });
    let won = 0n;
    for (const index of [1, 2, 3]) {
      const { status: code, body } = await spin();
      expect([code, body.isFree, body.stake]).toEqual([200, true, '20']);
      won += BigInt(body.win!);
      expect(studio.platform.callsOf('bet').at(-1)).toMatchObject({
        amount: '0',
        freeRound: { issueId: given.issueId, index, stake: '20' },
      });
    }
    expect(await status(given.issueId)).toMatchObject({ state: 'used', used: 3 });
    expect(studio.platform.balance).toBe(10_000n + won);
    expect((await spin()).body.error.code).toBe('free-rounds-over');
    expect((await studio.client.enter()).free).toBeNull();
    await studio.client.play('20');
    expect(studio.platform.callsOf('bet').at(-1)).toMatchObject({ amount: '20' });
    expect(studio.platform.callsOf('bet').at(-1)).not.toHaveProperty('freeRound');
  });

  it('plays none of another player, game, time or stake, nor one that was taken back', async () => {
    await order(anOrder({ playerId: 'player-8' }));
    await order(anOrder({ game: 'galewater' }));
    await order(anOrder({ currency: 'USD' }));
    await order(anOrder({ validUntil: new Date(Date.now() - 1000).toISOString() }));
    await order(anOrder({ validFrom: new Date(Date.now() + hour).toISOString() }));
    const gone = anOrder();
    await order(gone);
    const cancel = () => ask('POST', `/free-rounds/${gone.issueId}/cancel`, { issueId: gone.issueId });
    expect(await cancel()).toEqual({ status: 200, data: { issueId: gone.issueId, state: 'cancelled', quantity: 3, used: 0 } });
    expect((await cancel()).data).toMatchObject({ state: 'cancelled', used: 0 });
    await sit();
    expect((await studio.client.enter()).free).toBeNull();
    expect((await spin()).body.error.code).toBe('free-rounds-over');
    await order(anOrder());
    expect((await spin('40')).body.error.code).toBe('free-rounds-over');
    expect(studio.platform.callsOf('bet')).toEqual([]);
  });

  it('loses none to a casino that does not answer', async () => {
    const given = anOrder({ quantity: 1 });
    await order(given);
    await sit();
    studio.platform.script('bet', 'drop', 'drop', 'drop');
    expect((await spin()).body.error.code).toBe('bet-unconfirmed');
    expect(await status(given.issueId)).toMatchObject({ state: 'open', used: 0 });
    expect((await spin()).status).toBe(200);
    expect(studio.platform.callsOf('bet').at(-1)).toMatchObject({ freeRound: { index: 1 } });
  });

  it('plays on for his own money when the casino takes no more of them', async () => {
    const given = anOrder();
    await order(given);
    await sit();
    studio.platform.script('bet', { refuse: 15012, status: 409 });
    expect((await spin()).body.error.code).toBe('free-rounds-over');
    expect((await studio.client.enter()).free).toBeNull();
    expect((await studio.client.play('20')).status).toBe(200);
  });

  it('plays the issue that ends first, and each round once in windows beside each other', async () => {
    await order(anOrder({ stake: '40', validUntil: new Date(Date.now() + 5 * hour).toISOString() }));
    await order(anOrder({ quantity: 2 }));
    await sit();
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin()));
    const played = answers.filter(({ status: code }) => code === 200).length;
    expect(played).toBeGreaterThan(0);
    for (let left = 2 - played; left > 0; left -= 1) expect((await spin()).status).toBe(200);
    const indexes = studio.platform.callsOf('bet').map((call) => (call.freeRound as { index: number }).index);
    expect(new Set(indexes)).toEqual(new Set([1, 2]));
    expect((await studio.client.enter()).free).toMatchObject({ stake: '40' });
  });
});

it('a free round is recalled as one on which nothing was staked', async () => {
  await order(anOrder());
  await sit();
  const { body } = await spin();
  const { data } = await ask('GET', `/rounds/${body.id}?${new URLSearchParams({ playerId: 'player-7', currency: 'EUR', locale: 'en' })}`);
  expect(data).toMatchObject({ stake: '0', win: body.win });
});
