import { sportsbookIdentity, type Bet } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { gameSecret, testConfig } from '#testing/config.ts';
import { sql } from '#testing/sql.ts';
import { callWallet, giveMoney } from './testing.ts';

const sportsbook = 'betsy-sportsbook';
let platform: TestPlatform;
let player: TestPlayer;
let token: string;
beforeAll(async () => {
  const { partners } = testConfig('');
  const game = { ...partners.game, [sportsbook]: seamlessWallet({ url: 'http://sportsbook.test', secret: gameSecret }) };
  platform = await createTestPlatform({ partners: { ...partners, game } });
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 1000_00n);
  const launch = await player.call('game.games.play', { params: { id: sportsbookIdentity }, body: launchForm(accountId) });
  token = launch.data.token!;
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const bets = async (query = '', { call } = player) => (await call('game.bets.list', { query })).data;

/** Places a bet of 2.00, and settles it with this payout; `null` takes it back, `undefined` leaves it open. */
async function place(ticket: string, payout?: number | null): Promise<void> {
  platform.clock.advance(1000);
  const call: typeof callWallet = (...args) => callWallet(args[0], args[1], args[2], {}, sportsbook);
  const roundId = ticket;
  const transactionId = `${ticket} settled`;
  expect(await call(platform, 'bet', { token, transactionId: ticket, roundId, amount: '200', currency: 'EUR' })).toMatchObject({
    status: 200,
  });
  if (payout === undefined) return;
  const settled =
    payout === null
      ? await call(platform, 'rollback', { token, transactionId, betTransactionId: ticket, roundId })
      : payout === 0
        ? await call(platform, 'finish', { token, roundId })
        : await call(platform, 'win', { token, transactionId, roundId, amount: String(payout), currency: 'EUR', isFinal: true });
  expect(settled).toMatchObject({ status: 200 });
}

it('[GAME-05] [PROFILE-07] [CALL-13] lists the own sports bets by whether they are settled, newest first and paged', async () => {
  await place('open');
  await place('won', 500);
  await place('lost', 0);
  await place('back', null);
  const shown = async (query: string) => (await bets(query)).map(({ roundId }) => roundId);
  expect(await shown('')).toEqual(['back', 'lost', 'won', 'open']);
  expect(await shown('isSettled=false')).toEqual(['open']);
  expect(await shown('isSettled=true')).toEqual(['back', 'lost', 'won']);
  expect(await shown('isSettled=true&perPage=2&page=2')).toEqual(['won']);
  const { meta } = await player.call('game.bets.list', { query: { isSettled: true, perPage: 2 } });
  expect(meta).toMatchObject({ page: 1, perPage: 2, totalPages: 2, totalRows: 3 });
});

it('[GAME-05] says of each bet its stake, what it paid and how it ended: 1 pending, 2 won, 3 lost, 4 given back', async () => {
  await place('open');
  await place('won', 500);
  await place('lost', 0);
  await place('back', null);
  const facts = ({ roundId, amount, payout, status, coefficient }: Bet) => [roundId, amount, payout, status, coefficient];
  expect((await bets()).map(facts)).toEqual([
    ['back', 2, 2, 4, 0],
    ['lost', 2, 0, 3, 0],
    ['won', 2, 5, 2, 2.5],
    ['open', 2, 0, 1, 0],
  ]);
});

it('[GAME-05] keeps bets out of the spins, and from other players', async () => {
  await place('mine', 300);
  expect((await player.call('game.spins.list')).data).toEqual([]);
  expect(await bets('', await registerTestPlayer(platform))).toEqual([]);
});

it('[GAME-02] keeps won bets out of the feeds of winners, as their list does', async () => {
  await place('won', 500);
  await platform.relay.drain();
  await platform.relay.drain();
  const published = await platform.kernel.db.all(sql`select from realtime.publication where channel like 'game:winners:%'`);
  expect([published, (await platform.call('game.spins.winners')).data]).toEqual([[], []]);
});
