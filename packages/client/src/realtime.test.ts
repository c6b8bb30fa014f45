import type { Account, InvoicePush } from '@verdigale/contract';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { fillInPush } from './fill-in.ts';
import { createRealtime, timeoutCode, type ChannelHandlers, type Realtime, type RealtimeError, type RealtimeOptions } from './realtime.ts';
import { answers, startSocketServer } from './testing-socket.ts';

const accounts = 'wallet:accounts#p1';
const account = (balance: number, version: number) => ({ event: 'account.balance.updated', account: { id: 'a1', balance, version } });
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 });

const opened: Realtime[] = [];
afterEach(() => opened.splice(0).forEach((realtime) => realtime.close()));

function open(url: string, options: Partial<RealtimeOptions> = {}): Realtime {
  const realtime = createRealtime({ url, getToken: async () => 'from-session', ...options });
  opened.push(realtime);
  return realtime;
}

/** Handlers that record what they were called with. */
function listener() {
  const seen: string[] = [];
  const handlers: ChannelHandlers = {
    events: { 'account.balance.updated': (payload) => void seen.push(`balance ${payload.account.balance}`) },
    onGap: () => void seen.push('gap'),
  };
  return { seen, handlers };
}

describe('identity', () => {
  it('[RT-06] connects as guest, as the player after sign-in, and as guest again', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    for (const [index, token] of [null, 't1', null].entries()) {
      realtime.reconnectWith(token);
      await until(() => expect(server.tokens).toHaveLength(index + 1));
    }
    expect(server.tokens).toEqual([undefined, 't1', undefined]);
  });

  it('[RT-06] leaves the channels of a player and keeps the public ones', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.subscribe('tournaments', null, listener().handlers);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    const leave = realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes.map(({ channel }) => channel)).toEqual(['tournaments', accounts]));
    realtime.reconnectWith(null);
    await until(() => expect(server.subscribes.map(({ channel }) => channel)).toEqual(['tournaments', accounts, 'tournaments']));
    leave();
    server.publish(accounts, account(1, 1), 1);
    realtime.reconnectWith('t2');
    realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes.at(-1)).toMatchObject({ channel: accounts }));
    expect(seen).not.toContain('balance 1');
  });

  it('asks the session for a new token when the server says that the old one expired', async () => {
    await using server = await startSocketServer({ onSubscribe: () => answers.result() });
    const realtime = open(server.url);
    realtime.reconnectWith('old');
    await until(() => expect(server.tokens).toEqual(['old']));
    // 3014 says that the state, token included, no longer holds.
    server.drop(3014);
    await until(() => expect(server.tokens).toEqual(['old', 'from-session']));
  });
});

describe('channels', () => {
  it('hand each event to its handler, typed, and pass over the others', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const seen: unknown[] = [];
    realtime.subscribe('payment:invoices', 'p1', {
      events: {
        'invoice.deposit.updated': (payload) => {
          expectTypeOf(payload).toEqualTypeOf<{ invoice: InvoicePush }>();
          seen.push(payload);
        },
      },
    });
    await until(() => expect(server.subscribes).toHaveLength(1));
    const channel = 'payment:invoices#p1';
    server.publish(channel, { event: 'toString' }, 1);
    server.publish(channel, { event: 'invoice.withdrawal.updated', invoice: { id: 'i0' } }, 2);
    server.publish(channel, { event: 'invoice.deposit.updated', invoice: { id: 'i1' } }, 3);
    await until(() => expect(seen).toEqual([{ invoice: { id: 'i1' } }]));
    expectTypeOf<Parameters<NonNullable<ChannelHandlers['events']['account.balance.updated']>>[0]>().toEqualTypeOf<{ account: Account }>();
  });

  it('are of a platform without versions too: each account replaces the one before', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url, { fillIn: fillInPush });
    realtime.reconnectWith('t1');
    const heard: Account[] = [];
    realtime.subscribe('wallet:accounts', 'p1', { events: { 'account.balance.updated': (payload) => void heard.push(payload.account) } });
    await until(() => expect(server.subscribes).toHaveLength(1));
    for (const balance of [1, 2]) server.publish(accounts, { event: 'account.balance.updated', account: { id: 'a1', balance } }, balance);
    await until(() => expect(heard.map(({ balance }) => balance)).toEqual([1, 2]));
    expect(heard[1]!.version).toBeGreaterThan(heard[0]!.version);
  });

  it('have as many listeners as ask, and are left with the last', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    const leaveFirst = realtime.subscribe('wallet:accounts', 'p1', handlers);
    const leaveSecond = realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes).toHaveLength(1));
    server.publish(accounts, account(1, 1), 1);
    await until(() => expect(seen).toEqual(['gap', 'gap', 'balance 1', 'balance 1']));
    leaveFirst();
    leaveFirst();
    server.publish(accounts, account(2, 2), 2);
    await until(() => expect(seen).toHaveLength(5));
    expect(server.unsubscribes).toEqual([]);
    leaveSecond();
    await until(() => expect(server.unsubscribes).toEqual([accounts]));
  });

  it('drop what came before: the same offset again, or an older version of the account', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes).toHaveLength(1));
    server.publish(accounts, account(10, 5), 1);
    server.publish(accounts, account(10, 5), 1);
    server.publish(accounts, account(9, 4), 2);
    server.publish(accounts, account(10, 5), 3);
    server.publish(accounts, account(11, 6), 4);
    await until(() => expect(seen).toContain('balance 11'));
    expect(seen).toEqual(['gap', 'balance 10', 'balance 11']);
  });

  it('take what is volatile as it comes: it has no offset, and after an outage an earlier version', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.reconnectWith(null);
    const closed: (string | null | undefined)[] = [];
    realtime.subscribe('sportsbook:events:1', null, {
      events: { 'sportsbook.event.updated': ({ sportEvent }) => void closed.push(sportEvent.markets[0]?.closed) },
    });
    await until(() => expect(server.subscribes).toHaveLength(1));
    const change = (why: string | null) => ({
      event: 'sportsbook.event.updated',
      since: 0,
      sportEvent: { id: '1', version: 7, markets: [{ closed: why }] },
    });
    server.publish('sportsbook:events:1', change(null));
    server.publish('sportsbook:events:1', change('feed'));
    await until(() => expect(closed).toEqual([null, 'feed']));
  });

  it('survive a handler that throws', async () => {
    await using server = await startSocketServer();
    const thrown: unknown[] = [];
    const onThrow = (error: unknown) => void thrown.push(error);
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', onThrow);
    try {
      const realtime = open(server.url);
      realtime.reconnectWith('t1');
      const { seen, handlers } = listener();
      realtime.subscribe('wallet:accounts', 'p1', {
        events: {
          'account.balance.updated': () => {
            throw new Error('a handler’s own fault');
          },
        },
      });
      realtime.subscribe('wallet:accounts', 'p1', handlers);
      await until(() => expect(server.subscribes).toHaveLength(1));
      server.publish(accounts, account(1, 1), 1);
      server.publish(accounts, account(2, 2), 2);
      await until(() => expect(seen).toEqual(['gap', 'balance 1', 'balance 2']));
      expect([thrown.length, server.sockets.length]).toEqual([2, 1]);
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const other of others) process.on('uncaughtException', other);
    }
  });
});

describe('a first joining', () => {
  it('reports that what was read before it may have changed', async () => {
    await using server = await startSocketServer();
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(seen).toEqual(['gap']));
  });
});

describe('a lost connection', () => {
  it('comes back and gets what it missed, without another gap', async () => {
    await using server = await startSocketServer({
      onSubscribe: ({ recover, offset }) =>
        answers.result(
          recover
            ? { was_recovering: true, recovered: true, offset: 2, publications: [{ data: account(2, 2), offset: (offset ?? 0) + 1 }] }
            : {},
        ),
    });
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes).toHaveLength(1));
    server.publish(accounts, account(1, 1), 1);
    await until(() => expect(seen).toEqual(['gap', 'balance 1']));
    server.drop();
    await until(() => expect(seen).toEqual(['gap', 'balance 1', 'balance 2']));
    expect(server.subscribes[1]).toMatchObject({ recover: true, offset: 1, epoch: 'e1' });
  });

  it('reports the gap when the server cannot replay, and follows the new history from its start', async () => {
    await using server = await startSocketServer({
      onSubscribe: ({ recover }) =>
        answers.result(recover ? { was_recovering: true, recovered: false, epoch: 'e2', offset: 0 } : { offset: 7 }),
    });
    const realtime = open(server.url);
    realtime.reconnectWith('t1');
    const { seen, handlers } = listener();
    realtime.subscribe('wallet:accounts', 'p1', handlers);
    await until(() => expect(server.subscribes).toHaveLength(1));
    server.publish(accounts, account(8, 8), 8);
    await until(() => expect(seen).toEqual(['gap', 'balance 8']));
    server.drop();
    await until(() => expect(seen).toEqual(['gap', 'balance 8', 'gap']));
    server.publish(accounts, account(9, 9), 1);
    await until(() => expect(seen).toEqual(['gap', 'balance 8', 'gap', 'balance 9']));
  });
});

describe('[RT-05] timeouts', () => {
  it.each([
    ['connect', { answersConnect: false }],
    ['subscribe', { onSubscribe: () => 'silence' as const }],
  ])('a %s that the server does not answer is an error with the timeout code', async (_, behaviour) => {
    const errors: RealtimeError[] = [];
    await using server = await startSocketServer(behaviour);
    const realtime = open(server.url, { callTimeoutMs: 100, onError: (error) => errors.push(error) });
    realtime.reconnectWith('t1');
    realtime.subscribe('wallet:accounts', 'p1', listener().handlers);
    await until(() => expect(errors).toContainEqual(expect.objectContaining({ code: timeoutCode })));
  });

  it('a ping that does not come forces a reconnect', async () => {
    await using server = await startSocketServer({ pingSeconds: 1 });
    const realtime = open(server.url, { pingGraceMs: 50 });
    realtime.reconnectWith('t1');
    await until(() => expect(server.tokens).toEqual(['t1', 't1']));
  });
});

describe('[RT-04] closing codes', () => {
  it.each([3500, 3999, 4500, 4999])('a disconnect with %i is final', async (code) => {
    const closed: number[] = [];
    await using server = await startSocketServer();
    open(server.url, { onClosed: (given) => closed.push(given) }).reconnectWith('t1');
    await until(() => expect(server.tokens).toHaveLength(1));
    server.drop(code);
    await until(() => expect(closed).toEqual([code]));
  });

  it.each([3000, 4000, 4499])('after a disconnect with %i it comes back', async (code) => {
    const closed: number[] = [];
    await using server = await startSocketServer();
    open(server.url, { onClosed: (given) => closed.push(given) }).reconnectWith('t1');
    await until(() => expect(server.tokens).toHaveLength(1));
    server.drop(code);
    await until(() => expect(server.tokens).toHaveLength(2));
    expect(closed).toEqual([]);
  });

  it('an unsubscribe below 2500 is final and an error, from there on the channel is joined again', async () => {
    const errors: RealtimeError[] = [];
    await using server = await startSocketServer();
    const realtime = open(server.url, { onError: (error) => errors.push(error) });
    realtime.reconnectWith('t1');
    const leave = realtime.subscribe('wallet:accounts', 'p1', listener().handlers);
    await until(() => expect(server.subscribes).toHaveLength(1));
    server.pushUnsubscribe(accounts, 2500);
    await until(() => expect(server.subscribes).toHaveLength(2));
    expect(errors).toEqual([]);
    server.pushUnsubscribe(accounts, 2499);
    await until(() => expect(errors).toMatchObject([{ code: 2499, channel: accounts }]));
    leave();
  });

  it('a refused subscription is an error, not a loop', async () => {
    const errors: RealtimeError[] = [];
    await using server = await startSocketServer({ onSubscribe: () => answers.error(103) });
    const realtime = open(server.url, { onError: (error) => errors.push(error) });
    realtime.reconnectWith('t1');
    realtime.subscribe('wallet:accounts', 'p2', listener().handlers);
    await until(() => expect(errors).toMatchObject([{ code: 103, channel: 'wallet:accounts#p2' }]));
    expect(server.subscribes).toHaveLength(1);
    realtime.subscribe('wallet:accounts', 'p2', listener().handlers);
    await until(() => expect(server.subscribes).toHaveLength(2));
  });
});
