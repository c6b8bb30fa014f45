import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitmentTo } from '../../engine/fair-source.ts';
import { checkRound } from '../../games/check-round.ts';
import { kiteWeather } from '../../games/kite-weather/index.ts';
import { chainEnding, LiveReader } from '../../testing/live-reader.ts';
import { StudioClient } from '../../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../../testing/test-studio.ts';
import type { PageConfig, RoundView } from '../../wire.ts';
import { replayPath } from '../replay-address.ts';
import type { LiveOutcome } from '../../games/live-game.ts';
import type { LiveFairnessView } from '../../wire-live.ts';

/** For tests with much to do before the climb, on a busy machine. */
const longWindow = 2500;
const pace = { bettingMs: 900, restMs: 150, landingMs: 60, lateBeginMs: 2000 };
let studio: TestStudio;
let feed: LiveReader;

beforeEach(async () => {
  studio = await startTestStudio(pace);
  studio.platform.gameIdentity = 'kite-weather';
});
afterEach(async () => {
  await feed?.stop();
  await studio.stop();
});

const watch = (): LiveReader => (feed = new LiveReader(studio.server.url));

/** A player at the table: of the platform's double, a further one, or a demo player. */
async function sit(who: 'main' | 'demo' | { guest: string }): Promise<StudioClient> {
  const client = new StudioClient(studio.server.url);
  if (typeof who === 'object') studio.platform.guests.set(who.guest, 10_000n);
  const token = typeof who === 'object' ? who.guest : studio.platform.token;
  await client.launch({ game: 'kite-weather', ...(who === 'demo' ? { mode: 'demo' } : { mode: 'real', token }) });
  return client;
}

const settled = () =>
  waitFor(async () => {
    const { rows } = await studio.pool.query('select 1 from studio.round where next_attempt_at is not null');
    expect(rows).toEqual([]);
  });
/** What the page shows that flies a past round again. */
async function replayedOutcomes(roundId: string): Promise<unknown> {
  const path = replayPath(studio.platform.secret, { roundId, locale: 'en' }, new Date());
  const page = await (await fetch(`${studio.server.url}${path}`)).text();
  return (JSON.parse(/id="config">(.*?)<\/script>/s.exec(page)![1]!) as PageConfig).replay!.outcomes;
}
const outcomeOf = (round: RoundView): LiveOutcome => round.outcome as LiveOutcome;

describe('a shared round', () => {
  it('[G1] is bound before its first bet, climbs, ends, and can be computed again by anybody', async () => {
    await chainEnding(studio.pool, [103, 110], [0, 0]);
    watch();
    const open = await feed.phase('betting');
    await feed.phase('running');
    const over = await feed.until(({ round }) => round?.phase === 'over');
    expect(open.round).toMatchObject({ number: 1, end: null });
    for (const { round } of feed.views) expect(round === null || round.end === null || round.phase === 'over').toBe(true);
    const end = over.round!.end!;
    expect(commitmentTo(end.seed)).toBe(open.round!.hash);
    const next = await feed.until(({ round }) => round?.number === 2 && round.phase === 'over');
    expect(next.past).toEqual([{ number: 1, result: end.result }]);
    expect(next.round).toMatchObject({ hash: end.seed, end: { result: 0 } });

    const revealed = (await (await fetch(`${studio.server.url}/api/live/kite-weather/rounds`)).json()) as LiveFairnessView;
    expect(commitmentTo(revealed.rounds[1]!.seed)).toBe(revealed.terminalHash);
    for (const { number, seed, result } of revealed.rounds) {
      const { outcome } = checkRound(kiteWeather, { serverSeed: seed, clientSeed: revealed.salt, nonce: number });
      expect(outcome).toMatchObject({ endedAt: result });
    }
    // The chain of the test is used up: the next one is bound by a hash of its own.
    await feed.until(({ round }) => round?.number === 1 && round.hash !== open.round!.hash);
  });

  it('opens for nobody, and goes on to its end when its last watcher has left', async () => {
    // The table has looked once before the studio listens.
    expect((await studio.pool.query('select 1 from studio.live_round')).rows).toEqual([]);
    await chainEnding(studio.pool, [101, 104], [101, 104]);
    watch();
    await feed.phase('betting');
    await feed.stop();
    await waitFor(async () => expect((await studio.pool.query('select state from studio.live_round')).rows).toEqual([{ state: 'over' }]));
    await waitFor(async () => {
      const { rows } = await studio.pool.query(`select 1 from studio.live_round where ends_at < now() - interval '${pace.restMs} ms'`);
      expect(rows).toHaveLength(1);
    });
    // The rest is over: with anybody there, this look would open the next round.
    await studio.restart(pace);
    expect((await studio.pool.query('select state from studio.live_round')).rows).toEqual([{ state: 'over' }]);
  });

  it('takes one bet of a player, in its window, at a stake and a choice that it offers, and shows it to everybody', async () => {
    await studio.restart({ ...pace, bettingMs: longWindow });
    await chainEnding(studio.pool, [106, 112]);
    const [player, again, guest, demo] = await Promise.all([sit('main'), sit('main'), sit({ guest: 'late' }), sit('demo')]);
    expect(await player.play('100')).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
    watch();
    await feed.phase('betting');
    const [requestId, choice] = [crypto.randomUUID(), { autoCashOut: 103 }];
    const first = await player.play('200', { requestId, choice });
    expect(first).toMatchObject({ status: 200, body: { status: 'playing', balanceAfterBet: '9800' } });
    const { id } = first.body;
    expect((await player.play('200', { requestId, choice })).body.id).toBe(id);
    expect(await again.play('100')).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    expect((await guest.play('7')).status).toBe(422);
    expect((await guest.play('100', { choice: { autoCashOut: 100 } })).status).toBe(422);
    expect((await again.enter()).open).toMatchObject({ id, choice });
    expect((await demo.play('100')).body).toMatchObject({ status: 'playing', balanceAfterBet: '99900' });
    expect(await demo.play('100')).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    expect((await player.step(first.body, null)).body).toMatchObject({ error: { code: 'step-not-allowed' } });
    const shown = await feed.until(({ bets }) => bets.length === 2);
    expect(shown.bets).toMatchObject([
      { id, nickname: null, currency: 'EUR', exponent: 2, stake: '200', cashedOutAt: null, win: null },
      { currency: null },
    ]);
    await feed.phase('running');
    expect(await guest.play('100')).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
    expect((await guest.step(first.body, null, 0)).status).toBe(409);
    await feed.until(({ bets }) => bets[0]?.cashedOutAt === 103 && bets[0].win === '206');
    await settled();
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
    expect(studio.platform.balance).toBe(10_006n);
  });
});

describe('cashing out', () => {
  it('pays what stands by the server’s clock, once, however often it is asked for', async () => {
    await chainEnding(studio.pool, [125, 200]);
    const player = await sit('main');
    watch();
    await feed.phase('betting');
    const { body } = await player.play('100');
    await feed.phase('running');
    const answers = await Promise.all(Array.from({ length: 12 }, () => player.step(body, null, 0)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const wins = new Set(answers.map((answer) => answer.body.win));
    expect(wins.size).toBe(1);
    await settled();
    const [win] = [...wins] as [string];
    expect(outcomeOf(answers[0]!.body)).toEqual({ pay: Number(win), isOver: true, cashedOutAt: Number(win), endedAt: null });
    expect(studio.platform.callsOf('win')).toHaveLength(1);
    expect(studio.platform.balance).toBe(9_900n + BigInt(win));
    expect(JSON.stringify(answers)).not.toContain('"point"');
    expect(await replayedOutcomes(body.id)).toEqual([outcomeOf(answers[0]!.body)]);
  });

  it('is too late after the end: the bet is lost, and the answer says at which height', async () => {
    await chainEnding(studio.pool, [101, 103]);
    const player = await sit('main');
    watch();
    await feed.phase('betting');
    const { body } = await player.play('100');
    const over = await feed.phase('over');
    const late = await player.step(body, null, 0);
    expect(late).toMatchObject({ status: 200, body: { win: '0' } });
    expect(outcomeOf(late.body)).toMatchObject({ cashedOutAt: null, endedAt: over.round!.end!.result });
    expect((await player.step(body, null, 0)).body.outcome).toEqual(late.body.outcome);
    await settled();
    expect([studio.platform.callsOf('win').length, studio.platform.callsOf('finish').length]).toEqual([0, 1]);
    expect(await replayedOutcomes(body.id)).toEqual([late.body.outcome]);
  });
});

it('[G8] keeps the books through a storm: thirty players bet and leave one round as they like', async () => {
  await studio.restart({ ...pace, bettingMs: longWindow });
  await chainEnding(studio.pool, [112, 122]);
  const players = await Promise.all(Array.from({ length: 30 }, (_, n) => sit(n % 6 === 5 ? 'demo' : { guest: `guest-${n}` })));
  watch();
  await feed.phase('betting');
  const bets = await Promise.all(players.map((player, n) => player.play('100', { choice: n % 3 === 0 ? { autoCashOut: 105 } : null })));
  const taken = bets.filter(({ status }) => status === 200).length;
  expect(taken).toBe(30);
  await feed.phase('running');
  // All along the climb: of every three, one of these is answered before the next one asks.
  const leaving = players.flatMap((player, n) => (n % 3 === 1 ? [() => player.step(bets[n]!.body, null, 0)] : []));
  await Promise.all(
    [0, 1, 2].map(async (lane) => {
      for (const leave of leaving.filter((_, n) => n % 3 === lane)) await Promise.all([leave(), leave()]);
    }),
  );
  const over = await feed.phase('over');
  await settled();
  const { rows } = await studio.pool.query<{
    player: string | null;
    stake: string;
    win: string | null;
    outcome: LiveOutcome;
    state: string;
  }>("select player_id as player, stake, win, outcome, state from studio.round where state <> 'returned'");
  expect(rows.every(({ state }) => state === 'settled')).toBe(true);
  const paid = rows.reduce((sum, { player, stake, win }) => sum + (player === null ? 0n : BigInt(win!) - BigInt(stake)), 0n);
  expect(studio.platform.netOfBooks).toBe(paid);
  expect([...studio.platform.guests.values()].reduce((sum, each) => sum + each - 10_000n, 0n)).toBe(paid);
  for (const row of rows) {
    const { cashedOutAt, endedAt } = row.outcome;
    expect(BigInt(row.win!)).toBe(BigInt(cashedOutAt ?? 0));
    expect(cashedOutAt ?? 0).toBeLessThanOrEqual(Number(over.round!.end!.result));
    expect(endedAt).toBe(cashedOutAt === null ? over.round!.end!.result : null);
  }
  expect(rows.filter(({ win }) => win === '105').length).toBeGreaterThan(5);
  const demo = rows.filter(({ player }) => player === null).reduce((sum, { win }) => sum + BigInt(win!) - 100n, 0n);
  const { rows: credits } = await studio.pool.query<{ sum: string }>(
    "select sum(demo_balance - 100000)::text as sum from studio.session where mode = 'demo'",
  );
  expect(credits[0]!.sum).toBe(demo.toString());
});

it('returns a stake that the platform takes only after the window has closed', async () => {
  await chainEnding(studio.pool, [104, 110]);
  studio.platform.script('bet', 'hang');
  const player = await sit('main');
  watch();
  await feed.phase('betting');
  expect(await player.play('100')).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
  await settled();
  expect(studio.platform.balance).toBe(10_000n);
  expect(feed.latest!.bets).toEqual([]);
});

it.each(['betting', 'running'] as const)('[G9] calls off a round whose rules are no longer played, as it is %s', async (phase) => {
  await chainEnding(studio.pool, [112, 118], [0, 0]);
  const player = await sit('main');
  watch();
  await feed.phase('betting');
  const { body } = await player.play('100');
  await feed.phase(phase);
  await studio.pool.query("update studio.live_round set rules_version = '0'");
  await feed.until(({ round }) => round?.number === 2);
  await settled();
  const { rows } = await studio.pool.query('select state, win from studio.round where id = $1', [body.id]);
  expect(rows).toEqual([{ state: 'returned', win: null }]);
  expect(studio.platform.balance).toBe(10_000n);
});

it('[G9] takes no bet in a round that a process of another release has opened by other rules', async () => {
  await chainEnding(studio.pool, [0, 110], [0, 0]);
  const player = await sit('main');
  await studio.pool.query(
    `insert into studio.live_round (id, game, rules_version, chain_id, number, seed, result, opened_at, begins_at, ends_at)
     select gen_random_uuid(), game, '0', id, 1, root_seed, '110', now(), now() + interval '1 minute', now() + interval '2 minutes' from studio.chain`,
  );
  expect(await player.play('100')).toMatchObject({ status: 409, body: { error: { code: 'betting-closed' } } });
  expect(studio.platform.callsOf('bet')).toEqual([]);
});

it('[G11] takes a bet of the next round no sooner than the platform states for the launch', async () => {
  await chainEnding(studio.pool, [0, 0], [0, 0]);
  studio.platform.leastRoundMs = 60_000;
  const player = await sit('main');
  watch();
  await feed.phase('betting');
  expect((await player.play('100')).status).toBe(200);
  await settled();
  await feed.until(({ round }) => round?.number === 2 && round.phase === 'betting');
  expect(await player.play('100')).toMatchObject({ status: 429, body: { error: { code: 'too-fast' } } });
  expect(studio.platform.callsOf('bet')).toHaveLength(1);
});

it('shares one round between two processes: a bet through one, the cash-out through the other', async () => {
  await chainEnding(studio.pool, [112, 118], [0, 1000]);
  const { second, stop } = await studio.another(pace);
  const there = new StudioClient(second.url);
  await there.launch({ game: 'kite-weather', mode: 'real', token: studio.platform.token });
  const here = await sit('main');
  const otherFeed = new LiveReader(second.url);
  watch();
  const [one, two] = await Promise.all([feed.phase('betting'), otherFeed.phase('betting')]);
  expect(one.round).toEqual(two.round);
  const { body } = await here.play('100');
  await otherFeed.until(({ bets }) => bets[0]?.id === body.id);
  await otherFeed.phase('running');
  const [away, home] = await Promise.all([there.step(body, null, 0), here.step(body, null, 0)]);
  expect(away.body.win).toBe(home.body.win);
  await Promise.all([feed, otherFeed].map((each) => each.until(({ round }) => round?.number === 2)));
  await settled();
  expect(studio.platform.callsOf('win')).toHaveLength(1);
  const { rows } = await studio.pool.query<{ number: number }>('select number from studio.live_round order by opened_at');
  expect(rows.map(({ number }) => number)).toEqual([1, 2]);
  await otherFeed.stop();
  await stop();
});
