import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result, type TestFeed } from '../testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const list = (query = '') => platform.call('sportsbook.events.list', { query });
const event = (id: string, query = {}) => platform.call('sportsbook.events.get', { params: { id }, query });
const winner = async (eventId: string) => (await event(eventId)).data.markets.find((each) => each.market === 'winner')!;

it('shows what is open as a tree with counts, and lists it with filters, live events first', async () => {
  const { fixture, odds } = feed;
  await feed.say(
    fixture('list-1'),
    odds('list-1', [market({ home: '2.1', away: '1.7' })]),
    fixture('list-2', { sport: 'tennis', tournament: 'Open', competitors: ['A. Reed', 'B. Stone'] }),
    odds('list-2', [market({ over: '1.9' }, { market: 'total', specifiers: 'total=2.5' }), market({ home: '1.5', away: '2.5' })], 'live'),
    fixture('list-3', { tournament: 'Second League' }),
    odds('list-3', [], 'ended'),
  );
  const { data: tree } = await platform.call('sportsbook.sports');
  expect(tree).toEqual([
    {
      sport: 'football',
      events: 1,
      live: 0,
      categories: [{ category: 'Verdland', tournaments: [{ tournament: 'First League', events: 1, live: 0 }] }],
    },
    {
      sport: 'tennis',
      events: 1,
      live: 1,
      categories: [{ category: 'Verdland', tournaments: [{ tournament: 'Open', events: 1, live: 1 }] }],
    },
  ]);
  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
  expect(await ids('')).toEqual(['list-2', 'list-1']);
  expect(await ids('sport=football')).toEqual(['list-1']);
  expect(await ids('isLive=true')).toEqual(['list-2']);
  expect(await ids('search=STONE')).toEqual(['list-2']);
  expect(await ids('startsWithin=30&isLive=false')).toEqual([]);
  expect(await ids('ids=list-3&ids=list-1')).toEqual(['list-1', 'list-3']);
  const { data, meta } = await list('perPage=1');
  expect([data.length, meta]).toEqual([1, expect.objectContaining({ totalRows: 2 })]);
  expect(data[0]).toMatchObject({ isLive: true, isSimulated: true, marketCount: 2, main: { market: 'winner', closed: null } });
});

it('lists nothing that its feed has forgotten: what a snapshot after an outage does not name', async () => {
  const { say, fixture, odds, recover } = feed;
  const ids = async () => (await list('isLive=true')).data.map(({ id }) => id);
  await say(
    fixture('kept'),
    odds('kept', [market({ home: '2.0' })], 'live'),
    fixture('lost'),
    odds('lost', [market({ home: '2.0' })], 'live'),
  );
  expect(await ids()).toEqual(expect.arrayContaining(['kept', 'lost']));
  platform.clock.advance(21_000);
  await say({ kind: 'alive' });
  expect(await ids()).toEqual(expect.arrayContaining(['kept', 'lost']));
  await say(odds('kept', [market({ home: '2.1' })], 'live'));
  await recover();
  expect(await ids()).toEqual(['kept']);
  expect((await list('ids=lost')).data).toHaveLength(1);
});

it('answers an event with its markets, and only what changed since a version', async () => {
  const { fixture, odds } = feed;
  const total = { market: 'total', specifiers: 'total=2.5' };
  await feed.say(fixture('one'), odds('one', [market({ home: '2.1', away: '1.7' }), market({ over: '1.9', under: '1.9' }, total)]));
  const { data: first } = await event('one');
  expect(first.markets.map((each) => [each.market, each.specifiers, each.outcomes.map(({ outcome, price }) => [outcome, price])])).toEqual([
    [
      'winner',
      '',
      [
        ['home', '2.1'],
        ['away', '1.7'],
      ],
    ],
    [
      'total',
      'total=2.5',
      [
        ['over', '1.9'],
        ['under', '1.9'],
      ],
    ],
  ]);
  const statistics = [{ kind: 'corners', home: 2, away: 0 }];
  await feed.say({ ...odds('one', [market({ home: '2.2', away: '1.7' })], 'live'), statistics });
  const { data: since } = await event('one', { since: first.version });
  expect(since).toMatchObject({ version: first.version + 1, isLive: true, statistics });
  expect(since.markets.map((each) => each.market)).toEqual(['winner']);
  // An outcome keeps its id and, where its price stays, its version.
  expect(since.markets[0]!.outcomes.map(({ id, version }) => [id, version])).toEqual([
    [first.markets[0]!.outcomes[0]!.id, since.version],
    [first.markets[0]!.outcomes[1]!.id, first.version],
  ]);
  expect((await event('one', { since: since.version })).data.markets).toEqual([]);
  expect((await event('none')).status).toBe(404);
});

it('answers an event by any id that a feed may give it', async () => {
  const { fixture, odds } = feed;
  for (const id of ['sr:match/1 a%2Fb?ü', 'e'.repeat(128), 'ü'.repeat(128)]) {
    await feed.say(fixture(id), odds(id, [market({ home: '2.0' })]));
    expect(await event(id)).toMatchObject({ status: 200, data: { id } });
    expect((await list(`ids=${encodeURIComponent(id)}`)).data).toMatchObject([{ id }]);
  }
});

it('logs every price with the message that brought it, for good', async () => {
  const { fixture, odds, sent } = feed;
  await feed.say(fixture('log'), odds('log', [market({ home: '2.1' })]));
  await feed.say(odds('log', [market({ home: '2.1' })]));
  await feed.say(odds('log', [market({ home: '2.3' })]));
  const { db } = platform.kernel;
  const logged = await db.all(sql<{ price: string; sequence: bigint }>`
    select l.price, l.sequence from sportsbook.price_log l join sportsbook.outcome o on o.id = l.outcome_id where o.event_id = 'log' order by l.version`);
  expect(logged).toEqual([
    { price: '2.1', sequence: BigInt(sent.length - 2) },
    { price: '2.3', sequence: BigInt(sent.length) },
  ]);
  await expect(db.run(sql`update sportsbook.price_log set price = '9'`)).rejects.toThrow('refused');
});

it('logs what could be taken alone: no price of an outcome that is not offered, and its price once it is', async () => {
  const { fixture, odds } = feed;
  const at = (price: string, isActive: boolean) => {
    const { outcomes, ...line } = market({ home: price });
    return odds('unoffered', [{ ...line, outcomes: outcomes.map((each) => ({ ...each, isActive })) }]);
  };
  await feed.say(fixture('unoffered'), at('1.01', false));
  for (const [price, isActive] of [
    ['2.5', false],
    ['2.5', true],
    ['2.5', false],
    ['1.00', false],
    ['1.00', true],
    ['2.6', true],
  ] as const)
    await feed.say(at(price, isActive));
  const logged = await platform.kernel.db.all(sql<{ price: string; version: bigint }>`
    select l.price, l.version from sportsbook.price_log l join sportsbook.outcome o on o.id = l.outcome_id where o.event_id = 'unoffered' order by l.version`);
  expect(logged.map(({ price }) => price)).toEqual(['2.5', '2.6']);
  expect((await winner('unoffered')).outcomes[0]!.version).toBe(Number(logged[1]!.version));
});

it('applies a message once, waits for a missing one, and knows outcomes that are no longer offered', async () => {
  const { fixture, odds, number } = feed;
  await feed.say(fixture('order'), odds('order', [market({ home: '2.0', away: '2.0' })]));
  const stop = number({ kind: 'bet.stopped', eventId: 'order', markets: [], reason: 'danger' });
  const prices = number(odds('order', [market({ home: '1.8' })]));
  await feed.deliver([prices]);
  expect((await winner('order')).outcomes[0]!.price).toBe('2.0');
  await feed.deliver([stop, prices]);
  await feed.deliver([stop]);
  expect(await winner('order')).toMatchObject({
    closed: null,
    outcomes: [
      { price: '1.8', isActive: true },
      { price: '2.0', isActive: false },
    ],
  });
});

it('shows no price at which nothing can be won: a feed may write anything of what is not offered', async () => {
  const { fixture, odds } = feed;
  await feed.say(fixture('priceless'), odds('priceless', [market({ home: '1.00', draw: '0', away: '1.01' })]));
  expect((await winner('priceless')).outcomes.map(({ price }) => price)).toEqual([null, null, '1.01']);
});

it('stops bets, shows results, and takes them back', async () => {
  const { fixture, odds } = feed;
  await feed.say(fixture('end'), odds('end', [market({ home: '2.0', draw: '3.0', away: '2.0' })], 'live'));
  await feed.say({ kind: 'bet.stopped', eventId: 'end', markets: [], reason: 'goal' });
  expect((await winner('end')).closed).toBe('suspended');
  const outcomes = [result('home', true), result('draw', false), result('away', false, '1')];
  await feed.say({ kind: 'bets.settled', eventId: 'end', certainty: 2, markets: [{ ...main, outcomes }] });
  const shown = async () => (await winner('end')).outcomes.map((each) => each.result);
  expect(await shown()).toEqual(['won', 'lost', 'void']);
  await feed.say({ kind: 'settlement.rolledBack', eventId: 'end', markets: [main] });
  expect(await shown()).toEqual([null, null, null]);
});

it('closes live markets when the feed is silent, and opens them with a snapshot and a fresh price', async () => {
  const { fixture, odds } = feed;
  const live = odds('outage', [market({ home: '2.0' })], 'live');
  await feed.say(fixture('outage'), live);
  expect((await winner('outage')).closed).toBeNull();
  platform.clock.advance(20_001);
  expect((await winner('outage')).closed).toBe('feed');
  await feed.say({ kind: 'alive' });
  expect((await winner('outage')).closed).toBe('feed');
  await feed.recover();
  expect((await winner('outage')).closed).toBe('feed');
  await feed.say(live);
  expect((await winner('outage')).closed).toBeNull();
});
