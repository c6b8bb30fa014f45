import { limitDefinition, type Limit } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import { changeCashLimit } from '#modules/limit';
import { openAccount } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, giveMoney, launchTestGame } from '../game-wallet/testing.ts';

// Limits on stakes and losses where the brand has them hold for what is done in all currencies. A euro is two dollars here.

let platform: TestPlatform;
let player: TestPlayer;
let accounts: Record<string, string>;
let tokens: Record<string, string>;
beforeAll(async () => {
  platform = await createTestPlatform({ limits: { holdAcrossCurrencies: true } });
  await platform.kernel.db.run(sql`update settings.currency set rate = 200 where code = 'USD'`);
});
beforeEach(async () => {
  platform.clock.set('2026-06-03T12:00:00Z');
  player = await registerTestPlayer(platform);
  accounts = { EUR: (await activeAccountOf(player)).id };
  for (const [code, exponent] of [
    ['USD', 2],
    ['USDT', 6],
  ] as const)
    accounts[code] = await platform.kernel.db.transaction(
      async (tx) => (await openAccount(tx, { playerId: player.id, currency: { code, exponent }, isActive: false })).id,
    );
  tokens = {};
  for (const [currency, accountId] of Object.entries(accounts)) {
    await giveMoney(platform.kernel, accountId, 1_000_00n);
    ({ token: tokens[currency] } = await launchTestGame(platform, { playerId: player.id, accountId, currency }));
  }
});
afterAll(() => platform[Symbol.asyncDispose]());

const limit = (kind: 'bet' | 'loss', amount: string, currency = 'EUR') =>
  platform.kernel.db.transaction((tx) =>
    changeCashLimit(tx, platform.kernel, player.id, { definition: limitDefinition[kind], period: 'daily', currency, amount }),
  );

async function bet(currency: string, amount: bigint, win = 0n) {
  const round = { token: tokens[currency]!, roundId: newId(), currency };
  const answer = await callWallet(platform, 'bet', { ...round, transactionId: newId(), amount: String(amount) });
  if (win > 0n) await callWallet(platform, 'win', { ...round, transactionId: newId(), amount: String(win), isFinal: true });
  return answer;
}
/** The code of a refusal, or 200. */
const answerTo = async (...asked: Parameters<typeof bet>) => {
  const { code, status } = await bet(...asked);
  return code ?? status;
};

async function launch(currency: string): Promise<number> {
  const payload = { accountId: accounts[currency], lobbyUrl: '/', locale: 'en', demoMode: false, platform: 2 };
  const answer = await platform.app.inject({ method: 'POST', url: '/api/game/games/copper-canyon/play', headers: player.headers, payload });
  return answer.statusCode === 200 ? 200 : answer.json<{ error: { code: number } }>().error.code;
}

const used = async () =>
  (await platform.app.inject({ url: '/api/player/limits', headers: player.headers }))
    .json<{ data: Limit[] }>()
    .data.map(({ currency, currentAmount }) => [currency, currentAmount]);

it.each([
  ['bet', 14100],
  ['loss', 14101],
] as const)('[L2] [LIM-05] what a limit on a %s in euros leaves is not to be had in dollars: %s', async (kind, code) => {
  await limit(kind, '10');
  expect([await answerTo('EUR', 6_00n), await answerTo('USD', 8_01n), await answerTo('USD', 8_00n)]).toEqual([200, code, 200]);
  expect(await used()).toEqual([['EUR', 10]]);
  expect([await answerTo('EUR', 1n), await answerTo('USD', 1n), await launch('USD')]).toEqual([code, code, code]);
});

it('[L2] of limits in several currencies the one that leaves least holds for each', async () => {
  await limit('bet', '10');
  await limit('bet', '16', 'USD');
  expect([await answerTo('EUR', 8_01n), await answerTo('EUR', 5_00n)]).toEqual([14100, 200]);
  expect([await answerTo('USD', 6_01n), await answerTo('USD', 6_00n)]).toEqual([14100, 200]);
  expect(await used()).toEqual([
    ['EUR', 8],
    ['USD', 16],
  ]);
});

it('counts as lost what nothing was won for in any currency', async () => {
  await limit('loss', '10');
  expect(await answerTo('USD', 10_00n, 14_00n)).toBe(200);
  expect(await used()).toEqual([['EUR', 0]]);
  expect([await answerTo('EUR', 10_01n), await answerTo('EUR', 10_00n)]).toEqual([14101, 200]);
  expect(await used()).toEqual([['EUR', 8]]);
});

it('says with a bet what its round may still be raised by, in its own currency', async () => {
  await limit('bet', '10');
  const { data } = await bet('USD', 8_00n);
  expect(data?.maxStakeOfRound).toBe('1200');
});

it('counts stakes whose worth is less than the smallest coin of the limit', async () => {
  await limit('bet', '0.01');
  // A hundredth of a euro is 11,620 of these.
  expect([await answerTo('USDT', 11_621n), await answerTo('USDT', 11_620n)]).toEqual([14100, 200]);
  expect([await answerTo('USDT', 1n), await launch('USDT')]).toEqual([14100, 14100]);
});

it('[LIM-05] is not passed by bets at once in two currencies', async () => {
  await limit('bet', '10');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? answerTo('EUR', 3_00n) : answerTo('USD', 6_00n))));
  expect(answers.filter((answer) => answer === 200)).toHaveLength(3);
});
