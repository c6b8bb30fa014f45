import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { Clock, SessionPort } from './session-port.ts';
import { isExpired } from './token-expiry.ts';
import { browserTab, memoryStorage, startServer, tokenEnding, type Reply } from './testing.ts';

const start = Date.UTC(2026, 10, 21);

/** A clock that waits at once, remembers for how long, and lets something happen in between. */
function fakeClock(onWait: (waited: number) => void = () => undefined): Clock & { readonly waits: number[] } {
  let now = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    async wait(ms) {
      now += ms;
      waits.push(ms);
      onWait(waits.length);
    },
  };
}

const near = tokenEnding(10, start, 'near');
const fresh = tokenEnding(3600, start, 'fresh');
const isRefresh = (url: string) => url === '/api/player/sessions/refresh';
const refreshed: Reply = { body: { data: { accessToken: fresh } } };

function openTab(baseUrl: string, token: string | null, clock: Clock = fakeClock(), lock = memoryStorage()) {
  const cookie = { token };
  const session = browserTab(cookie, lock);
  return { cookie, lock, session, client: createClient({ baseUrl, session, clock }) };
}

it('[AUTH-12] a token counts as expired from 10 s before its exp', () => {
  const token = tokenEnding(20, start);
  expect([0, 9999, 10_000, 20_000, 90_000].map((later) => isExpired(token, start + later))).toEqual([false, false, true, true, true]);
  for (const unreadable of ['', 'x', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"exp":"1"}')}.c`])
    expect(isExpired(unreadable, start)).toBe(true);
});

describe('refresh before a call', () => {
  it('[AUTH-12] asks with the old token as bearer and no body, then makes the call with the new one', async () => {
    await using server = await startServer(({ url }) => (isRefresh(url) ? refreshed : {}));
    const { client, cookie, lock, session } = openTab(server.baseUrl, near);
    await client.call('wallet.accounts.list');
    expect(server.received.map(({ method, url, headers, body }) => [method, url, headers.authorization, body])).toEqual([
      ['POST', '/api/player/sessions/refresh', `Bearer ${near}`, ''],
      ['GET', '/api/wallet/accounts', `Bearer ${fresh}`, ''],
    ]);
    expect([cookie.token, lock.getItem('refreshSession'), session.ended]).toEqual([fresh, null, 0]);
  });

  it('asks once more where the refusal has told that the clock of this device is slow', async () => {
    const clock = fakeClock();
    await using server = await startServer(({ url, headers }) => {
      if (isRefresh(url)) return refreshed;
      if (headers.authorization === `Bearer ${fresh}`) return {};
      // As the Date header of the answer does.
      void clock.wait(60_000);
      return { status: 401 };
    });
    const { client, session } = openTab(server.baseUrl, tokenEnding(30, start), clock);
    await client.call('wallet.accounts.list');
    expect(server.received.map(({ url }) => url)).toEqual(['/api/wallet/accounts', '/api/player/sessions/refresh', '/api/wallet/accounts']);
    expect(session.ended).toBe(0);
  });

  it('leaves a token alone that is not near its end, and guest calls', async () => {
    await using server = await startServer(() => ({}));
    await openTab(server.baseUrl, tokenEnding(11, start)).client.call('wallet.accounts.list');
    await openTab(server.baseUrl, near).client.call('settings.locales');
    expect(server.received.map(({ url }) => url)).toEqual(['/api/wallet/accounts', '/api/settings/locales']);
  });

  it('is shared by the calls of a tab', async () => {
    await using server = await startServer(({ url }) => (isRefresh(url) ? refreshed : {}));
    const { client } = openTab(server.baseUrl, near);
    await Promise.all([client.call('wallet.accounts.list'), client.call('player.profile.get'), client.freshToken()]);
    expect(server.received.filter(({ url }) => isRefresh(url))).toHaveLength(1);
    expect(server.received.filter(({ headers }) => headers.authorization === `Bearer ${fresh}`)).toHaveLength(2);
  });

  it.each<[string, Reply]>([
    ['is refused', { status: 401, body: { error: { code: 1003, message: '' } } }],
    ['breaks off', 'hang-up'],
    ['answers no token', { body: { data: {} } }],
  ])('[AUTH-13] removes the session if it %s, and the call goes out without the header', async (_, reply) => {
    await using server = await startServer(({ url }) =>
      isRefresh(url) ? reply : { status: 401, body: { error: { code: 1003, message: '' } } },
    );
    const { client, cookie, lock, session } = openTab(server.baseUrl, near);
    await expect(client.call('wallet.accounts.list')).rejects.toBeInstanceOf(ApiError);
    expect(server.received.at(-1)).toMatchObject({ url: '/api/wallet/accounts' });
    expect(server.received.at(-1)?.headers.authorization).toBeUndefined();
    expect([cookie.token, lock.getItem('refreshSession'), session.ended]).toEqual([null, null, 1]);
  });

  it('does not restore a session that was ended meanwhile', async () => {
    let leave = (): void => undefined;
    await using server = await startServer(() => {
      leave();
      return refreshed;
    });
    const { client, cookie, session } = openTab(server.baseUrl, near);
    leave = () => void (cookie.token = null);
    expect(await client.freshToken()).toBeNull();
    expect([cookie.token, session.ended]).toEqual([null, 0]);
  });
});

describe('a call that waits for a refresh', () => {
  const other = tokenEnding(3600, start, 'other');

  it.each([
    ['the player has signed out by it', null],
    ['somebody else has signed in', other],
  ])('is sent as the session that made it when %s', async (_, now) => {
    await using server = await startServer(({ url }) => {
      if (!isRefresh(url)) return {};
      cookie.token = now;
      return refreshed;
    });
    const { client, cookie, session } = openTab(server.baseUrl, near);
    await client.call('sessions.logout');
    expect(server.received.at(-1)).toMatchObject({ url: '/api/player/sessions/logout', headers: { authorization: `Bearer ${fresh}` } });
    expect([cookie.token, session.ended, await client.freshToken()]).toEqual([now, 0, now]);
  });
});

describe('[AUTH-13] the lock between tabs', () => {
  const held = (): SessionPort['lock'] & { readonly writes: string[] } => {
    const lock = memoryStorage();
    lock.setItem('refreshSession', 'loading');
    return lock;
  };

  it('is set to loading while a refresh runs; the token never goes through the storage', async () => {
    const during: (string | null)[] = [];
    const lock = memoryStorage();
    await using server = await startServer(() => {
      during.push(lock.getItem('refreshSession'));
      return refreshed;
    });
    await openTab(server.baseUrl, near, fakeClock(), lock).client.freshToken();
    expect([during, lock.writes, lock.getItem('refreshSession')]).toEqual([['loading'], ['refreshSession=loading'], null]);
  });

  it('makes another tab wait, polling every 500 ms, and read the cookie again', async () => {
    await using server = await startServer(() => refreshed);
    const lock = held();
    const clock = fakeClock((polls) => {
      if (polls < 3) return;
      tab.cookie.token = fresh;
      lock.removeItem('refreshSession');
    });
    const tab = openTab(server.baseUrl, near, clock, lock);
    expect(await tab.client.freshToken()).toBe(fresh);
    expect([clock.waits, server.received, tab.session.ended]).toEqual([[500, 500, 500], [], 0]);
  });

  it('removes the session after 10 polls in vain, and the lock that a closed tab left behind', async () => {
    await using server = await startServer(() => refreshed);
    const clock = fakeClock();
    const tab = openTab(server.baseUrl, near, clock, held());
    expect(await tab.client.freshToken()).toBeNull();
    expect(clock.waits).toEqual(Array.from({ length: 10 }, () => 500));
    expect([tab.cookie.token, tab.session.ended, tab.lock.getItem('refreshSession')]).toEqual([null, 1, null]);
    tab.cookie.token = near;
    expect(await tab.client.freshToken()).toBe(fresh);
  });

  it('leaves the session alone that somebody else began or ended while a leftover lock was waited for', async () => {
    await using server = await startServer(() => refreshed);
    for (const now of [fresh, null]) {
      const tab = openTab(
        server.baseUrl,
        near,
        fakeClock(() => (tab.cookie.token = now)),
        held(),
      );
      expect(await tab.client.freshToken()).toBe(now);
      expect([tab.cookie.token, tab.session.ended, tab.lock.getItem('refreshSession')]).toEqual([now, 0, null]);
    }
  });

  it('removes the session when the other tab’s refresh failed', async () => {
    await using server = await startServer(() => refreshed);
    const lock = held();
    const tab = openTab(
      server.baseUrl,
      near,
      fakeClock(() => lock.removeItem('refreshSession')),
      lock,
    );
    expect(await tab.client.freshToken()).toBeNull();
    expect([tab.cookie.token, tab.session.ended]).toEqual([null, 1]);
  });

  it('lets two tabs of one browser share one refresh', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await using server = await startServer(async () => {
      await gate;
      return refreshed;
    });
    const cookie = { token: near as string | null };
    const lock = memoryStorage();
    const open = (clock: Clock) => createClient({ baseUrl: server.baseUrl, session: browserTab(cookie, lock), clock });
    const first = open(fakeClock()).freshToken();
    // The second tab's clock stands until the first has its token.
    const second = open({ now: () => start, wait: () => (release(), first.then(() => undefined)) }).freshToken();
    expect(await Promise.all([first, second])).toEqual([fresh, fresh]);
    expect(server.received).toHaveLength(1);
  });
});
