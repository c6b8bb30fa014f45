import { sportsbookIdentity, type PlayerBonus } from '@verdigale/contract';
import type { CombinationAnswer, CombinationQuestion } from '@verdigale/partner-wire';
import { expect } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses } from '#modules/bonus';
import { checkBooks, lockAccounts } from '#modules/wallet';
import { createTestPlatform, launchForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { callsWith } from '#testing/calls.ts';
import { testConfig } from '#testing/config.ts';
import { sql } from '#testing/sql.ts';
import { beginTestBonus, bonusNow } from '../../modules/bonus/testing.ts';
import { market, openFeed, producer, type Said } from '../../modules/sportsbook/testing.ts';
import { giveMoney } from '../game-wallet/testing.ts';
import { settleBets } from './settle-bets.ts';

/** A registered player with money and a launched sportsbook; `clientCall` makes the calls of its client, with the play token. */
export async function openBettor(platform: TestPlatform, balance = 100_00n) {
  const player = await registerTestPlayer(platform);
  return openAccount(platform, player, 'EUR', balance);
}

/** The same for an account of a player, which is made where there is none. */
export async function openAccount(platform: TestPlatform, player: TestPlayer, currency: string, balance: bigint) {
  const { kernel, app } = platform;
  if (currency !== 'EUR') await player.call('wallet.accounts.create', { body: { currency } });
  const { data: accounts } = await player.call('wallet.accounts.list');
  const accountId = accounts.find((each) => each.currency === currency)!.id;

  const give = (amount: bigint) => giveMoney(kernel, accountId, amount);
  if (balance > 0n) await give(balance);
  const { data: launch } = await player.call('game.games.play', { params: { id: sportsbookIdentity }, body: launchForm(accountId) });
  const token = launch.token;
  const clientCall = callsWith(app, { authorization: `Bearer ${token}` });
  const place = (body: object, key: string = newId()) =>
    clientCall('sportsbook.bets.place', {
      body: { sizes: [1], unitStake: 10, pricePolicy: 'none', ...body },
      headers: { 'idempotency-key': key },
    });
  const bet = async (id: string) => (await clientCall('sportsbook.bets.get', { params: { id } })).data;
  const real = () =>
    kernel.db.transaction(async (tx) => (await lockAccounts(tx, player.id)).find(({ id }) => id === accountId)!.pockets.real);

  return { ...player, accountId, token, clientCall, place, bet, real, give };
}
export type Bettor = Awaited<ReturnType<typeof openBettor>>;

/** A leg on an outcome of the market on the winner, at the current price. */
export async function legOn({ call }: TestPlatform, eventId: string, outcome = 'home'): Promise<{ outcomeId: string; price: string }> {
  const { data } = await call('sportsbook.events.get', { params: { id: eventId } });
  const found = data.markets.find(({ market }) => market === 'winner')!.outcomes.find((each) => each.outcome === outcome)!;
  return { outcomeId: found.id, price: found.price! };
}

/** What the job does once the relay has asked for it. */
export const settle = ({ kernel }: Pick<TestPlatform, 'kernel'>, eventId: string) => settleBets(kernel, eventId);

/** The specifiers of a market beside the one on the winner. */
export const total = { market: 'total', specifiers: 'total=2.5' };
export const builderMarkets = [market({ home: '2.5', away: '1.6' }), market({ over: '1.9', under: '1.9' }, total)];

export type BuilderStage = Awaited<ReturnType<typeof openBuilderStage>>;

/** A platform whose feed prices builders as a test says; `begin` gives each test a bettor, and a match on whose two markets he builds. */
export async function openBuilderStage() {
  /** What the feed was asked, and what it answers next. */
  const combining = {
    asked: [] as CombinationQuestion[],
    answer: async (_: CombinationQuestion): Promise<CombinationAnswer> => ({ price: '3.40' }),
  };
  const usualAnswer = combining.answer;
  const combination = async (question: CombinationQuestion) => {
    combining.asked.push(question);
    return combining.answer(question);
  };
  const connection = { open: () => ({ producers: [producer], messages: async () => [], recover: async () => {}, combination }) };
  const platform = await createTestPlatform({ partners: { ...testConfig('').partners, feed: connection } });
  await platform.kernel.jobs.start({ work: false });
  const feed = await openFeed(platform);
  let number = 0;

  /** A match, and the first outcome of each of its markets as parts of a builder. */
  async function offer(eventId: string) {
    await feed.say(feed.fixture(eventId), feed.odds(eventId, builderMarkets));
    const { markets } = (await platform.call('sportsbook.events.get', { params: { id: eventId } })).data;
    return markets.map(({ outcomes: [first] }) => ({ outcomeId: first!.id, price: first!.price!, builder: 0 }));
  }

  return {
    platform,
    feed,
    combining,
    offer,
    async begin() {
      number += 1;
      const match = `match-${number}`;
      Object.assign(combining, { asked: [], answer: usualAnswer });
      const legs = await offer(match);
      const bettor = await openBettor(platform);
      return {
        match,
        bettor,
        legs,
        build: (more: object = {}, key?: string) => bettor.place({ legs, builderPrices: ['3.40'], ...more }, key),
        judge: async (more: object = {}) => (await bettor.clientCall('sportsbook.slip', { body: { legs, sizes: [1], ...more } })).data,
      };
    },
    async close() {
      expect(await checkBooks(platform.kernel.db)).toEqual([]);
      await platform[Symbol.asyncDispose]();
    },
  };
}

export type SportBonusStage = Awaited<ReturnType<typeof openSportBonusStage>>;

/** A platform on whose matches bonuses are staked; `begin` gives each test a bettor with 5.00 of his own, and two matches. */
export async function openSportBonusStage() {
  const platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  const feed = await openFeed(platform);
  let number = 0;

  async function begin() {
    number += 1;
    const [match, other] = [`match-${number}`, `other-${number}`];
    const prices = [market({ home: '2.5', away: '1.6' })];
    await feed.say(feed.fixture(match), feed.odds(match, prices), feed.fixture(other), feed.odds(other, prices));
    const bettor = await openBettor(platform, 5_00n);
    let bonusId = '';
    return {
      match,
      other,
      bettor,
      bonusId: () => bonusId,
      /** A bonus of 20.00 for sport, real-first, to be staked for 100.00, unless it is about something else. */
      async beginBonus({ terms = {}, ...more }: Parameters<typeof beginTestBonus>[2] = {}): Promise<void> {
        const wanted = { required: 100_00n, ...more, terms: { product: 'sportsbook', ...terms } } as const;
        bonusId = await beginTestBonus(platform.kernel, { playerId: bettor.id, accountId: bettor.accountId }, wanted);
      },
      place: async (unitStake = 10, on = match) => bettor.place({ legs: [await legOn(platform, on)], unitStake }),
      /** Says it, and moves the money. */
      async happens(...said: Said[]): Promise<void> {
        await feed.say(...said);
        for (const eventId of [match, other]) await settle(platform, eventId);
      },
      /** Own money, bonus money, what is staked of what is asked, and open bets of the bonus. */
      async now(): Promise<[bigint, bigint, bigint, number]> {
        const { balance, progress, openRounds } = await bonusNow(platform.kernel, bonusId);
        return [await bettor.real(), balance, progress, openRounds];
      },
      parts: async (id: string) => {
        const { stake, bonusStake, payout, bonusPayout, forfeited } = await bettor.bet(id);
        return [stake, bonusStake, payout, bonusPayout, forfeited];
      },
      /** What was staked of the bonus, and its open bets, at each time that it was published. */
      told: async () => {
        const rows = await platform.kernel.db.all(
          sql<{ bonus: PlayerBonus }>`
            select payload -> 'playerBonus' as bonus from kernel.outbox
            where topic = 'player.bonus.updated' and payload -> 'playerBonus' ->> 'id' = ${bonusId} order by id`,
        );
        return rows.map(({ bonus }) => [bonus.currentWagerAmount, bonus.openedTransactionsCount]);
      },
      stakeView: async (query: string) => (await bettor.clientCall('sportsbook.stake', { query })).data,
    };
  }

  return {
    platform,
    feed,
    begin,
    async close() {
      expect([await checkBooks(platform.kernel.db), await checkBonuses(platform.kernel.db)]).toEqual([[], []]);
      await platform[Symbol.asyncDispose]();
    },
  };
}
