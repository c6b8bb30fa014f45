import { gameWalletPath } from '@verdigale/partner-wire';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { errors, limitDefinition, type Limit } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveMoney, launchTestGame, provider as studio } from '../game-wallet/testing.ts';
import { seedMethods } from '#modules/payment';
import { checkBooks } from '#modules/wallet';
import { createOperatorDesk } from '../../operator/desk.ts';
import { gameSecret } from '#testing/config.ts';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { openProviderDouble } from '#testing/payment-provider.ts';
import { processMethods } from '#testing/processes/options.ts';
import { startProcess, type ServerProcess } from '#testing/start-process.ts';

// Limits and stops as two processes over one database keep them: none of them has a copy.

/** The middle of a month and of a day, so that no period ends meanwhile. */
const clockOffsetMs = Date.parse('2026-06-10T12:00:00Z') - Date.now();
const now = () => new Date(Date.now() + clockOffsetMs);

let platform: TestPlatform;
let servers: readonly ServerProcess[];
let player: TestPlayer;
let accountId: string;
let token: string;
const stack = new AsyncDisposableStack();
beforeAll(async () => {
  platform = stack.use(await createTestPlatform());
  platform.clock.set(now().toISOString());
  await seedMethods(platform.kernel.db, processMethods);
  const provider = stack.adopt(await openProviderDouble(now), (open) => open.close());
  const start = async () =>
    stack.adopt(await startProcess(platform.kernel.db.url, { providerUrl: provider.url, clockOffsetMs }), (open) => open.close());
  servers = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
  await giveMoney(platform.kernel, accountId, 1_000_00n);
  ({ token } = await launchTestGame(platform, { playerId: player.id, accountId }));
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await stack.disposeAsync();
});

interface Answer<T> {
  data?: T;
  error?: { code: number };
}

async function send<T>(at: number, path: string, init: { method?: string; headers: Record<string, string>; body?: string }) {
  const response = await fetch(servers[at % servers.length]!.url + path, init);
  return (await response.json()) as Answer<T>;
}

function call<T>(at: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer<T>> {
  const headers = { ...player.headers, 'content-type': 'application/json' };
  return send(at, path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** 200, or the code of the refusal; every other one goes to the other process. */
async function bet(n: number, name = 'bet'): Promise<number> {
  const id = `${player.id} ${name} ${n}`;
  const body = JSON.stringify({ token, transactionId: id, roundId: id, amount: '100', currency: 'EUR' });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(gameSecret, body, now()) };
  const { error } = await send<object>(n, gameWalletPath(studio, 'bet'), { method: 'POST', headers, body });
  return error?.code ?? 200;
}

async function deposit(n: number): Promise<number> {
  const place = { redirectSuccessUrl: '/', redirectErrorUrl: '/', redirectUrl: '/' };
  const body = { method: 'test.card', currency: 'EUR', accountId, amount: 10, fields: {}, ...place };
  const { error } = await call<object>(n, 'POST', '/api/payment/invoices/deposit', body);
  return error?.code ?? 200;
}

/** As a player or a provider does: what a server has no time for, which does nothing, is asked for again. */
async function insist(n: number, move: (n: number) => Promise<number>): Promise<number> {
  const { code: tooMuchToDo } = errors.unavailable;
  const answer = await move(n);
  return answer === tooMuchToDo ? insist(n, move) : answer;
}

const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const setLimit = async (definition: number, amount: number) =>
  (await call<Limit>(0, 'POST', '/api/player/limits', { definition, period: 'monthly', currency: 'EUR', amount })).data!;
const used = async (at: number) => (await call<Limit[]>(at, 'GET', '/api/player/limits')).data![0]!.currentAmount!;

it.each([
  ['bets', limitDefinition.bet, 14100, bet, 50],
  ['losses', limitDefinition.loss, 14101, bet, 50],
  ['deposits', limitDefinition.deposit, 13100, deposit, 500],
] as const)('[LIM-05] [L5] of 200 parallel %s none passes after a tighten is committed', async (_, definition, code, move, most) => {
  const { id } = await setLimit(definition, 100_000);
  expect([await move(0), await move(1)]).toEqual([200, 200]);
  const [answers, tightened] = await Promise.all([
    times(200, (n) => insist(n + 2, move)),
    call<Limit>(1, 'PUT', `/api/player/limits/${id}`, { amount: most }),
  ]);
  expect(answers.filter((answer) => answer !== 200 && answer !== code)).toEqual([]);
  // What was used when it was committed was read under the player's lock.
  const { amount, currentAmount } = tightened.data!;
  expect(amount).toBe(most);
  expect([await used(0), await used(1)]).toEqual(Array(2).fill(Math.max(currentAmount!, most)));
  expect([await move(300), await move(301)]).toEqual([code, code]);
});

it('[T3] a stop holds on both processes from its commit on, and play goes on once it is lifted', async () => {
  const desk = createOperatorDesk(platform.kernel, '');
  const game = { scope: 'game', name: 'copper-canyon', because: 'a fault' };
  expect([await bet(0), await bet(1)]).toEqual([200, 200]);
  const storm = times(100, (n) => insist(n, (each) => bet(each, 'storm')));
  await desk.stop(game);
  const after = await times(20, (n) => bet(n, 'after'));
  expect(after).toEqual(Array(20).fill(14110));
  expect((await storm).filter((answer) => answer !== 200 && answer !== 14110)).toEqual([]);
  await desk.letGoOn(game);
  expect([await bet(2), await bet(3)]).toEqual([200, 200]);
});
