import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Account, Game, PageMeta } from '@verdigale/contract';
import { ApiError } from './api-error.ts';
import { createClient, type Client } from './client.ts';
import { browserTab, memoryStorage, startServer, tokenEnding, type Reply } from './testing.ts';

const valid = tokenEnding(3600, Date.now());

function signedIn(baseUrl: string, token: string | null = valid) {
  const cookie = { token };
  const session = browserTab(cookie, memoryStorage());
  return { cookie, session, client: createClient({ baseUrl, session }) };
}

const refusal = (status: number, code: number, fields?: Record<string, string[]>): Reply => ({
  status,
  body: { error: { code, message: 'no', fields } },
});

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('call', () => {
  it('answers data and meta, typed by the name of the call', async () => {
    const meta = { page: 1, perPage: 18, totalPages: 1, totalRows: 0 };
    await using server = await startServer(() => ({ body: { data: [], meta } }));
    const client = createClient({ baseUrl: server.baseUrl });
    const answer = await client.call('game.games.list', { query: { collectionId: ['new'], page: 1 } });
    expect(answer).toEqual({ data: [], meta });
    expectTypeOf(answer.data).toEqualTypeOf<Game[]>();
    expectTypeOf(answer.meta).toExtend<PageMeta>();
    expectTypeOf((await client.call('wallet.accounts.list')).data).toEqualTypeOf<Account[]>();
    // @ts-expect-error a call with required parameters cannot go without them
    void (() => client.call('game.games.get'));
    // @ts-expect-error nor with a body that it does not have
    void (() => client.call('wallet.accounts.list', { body: {} }));
  });

  it('answers a file as its bytes under their type, and a refusal of it like any other', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
    const answers = [
      new Response(bytes, { headers: { 'content-type': 'application/pdf' } }),
      Response.json({ error: { code: 1001, message: 'no' } }, { status: 404 }),
    ];
    const client = createClient({ baseUrl: '', fetch: async () => answers.shift()! });
    const { data } = await client.call('player.documents.get', { params: { id: '1' } });
    expect(data.type).toBe('application/pdf');
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
    expect(await failure(client.call('player.documents.get', { params: { id: '2' } }))).toMatchObject({ status: 404, code: 1001 });
  });

  it('sends the token by the rules of the call table', async () => {
    await using server = await startServer(() => ({}));
    const { client } = signedIn(server.baseUrl);
    await client.call('settings.locales');
    await client.call('game.games.list');
    await client.call('wallet.accounts.list');
    await createClient({ baseUrl: server.baseUrl }).call('game.games.list');
    const headers = server.received.map((request) => request.headers.authorization);
    expect(headers).toEqual([undefined, `Bearer ${valid}`, `Bearer ${valid}`, undefined]);
    expect(server.received.every((request) => request.headers.cookie === undefined)).toBe(true);
  });

  it('maps a refusal to its code, message and fields', async () => {
    await using server = await startServer(() => refusal(422, 1422, { email: ['first', 'second'] }));
    const error = await failure(createClient({ baseUrl: server.baseUrl }).call('player.register', { body: {} }));
    expect(error).toMatchObject({ status: 422, code: 1422, message: 'no', fields: { email: ['first', 'second'] } });
  });

  it.each<[string, Reply, number]>([
    ['a proxy’s error page', { status: 502, text: '<html>' }, 502],
    ['an error in another shape', { status: 400, body: { error: 'no' } }, 400],
    ['a success that is not JSON', { text: '' }, 200],
    ['a success without data', { body: {} }, 200],
    ['a success that is not an object', { text: 'null' }, 200],
  ])('calls %s malformed', async (_, reply, status) => {
    await using server = await startServer(() => reply);
    expect(await failure(createClient({ baseUrl: server.baseUrl }).call('settings.locales'))).toMatchObject({
      status,
      code: 'malformed',
      fields: {},
    });
  });

  it('reports no connection and no answer in time apart, and retries nothing', async () => {
    let reply: Reply = 'hang-up';
    await using server = await startServer(() => reply);
    const client = createClient({ baseUrl: server.baseUrl, timeoutMs: 100 });
    expect(await failure(client.call('settings.locales'))).toMatchObject({ status: 0, code: 'network' });
    reply = 'silence';
    expect(await failure(client.call('settings.locales'))).toMatchObject({ status: 0, code: 'timeout' });
    expect(server.received).toHaveLength(2);
  });

  it('has more time for a file, which a slow line sends for minutes', async () => {
    await using server = await startServer(() => 'silence');
    const client = createClient({ baseUrl: server.baseUrl, timeoutMs: 100 });
    const codes: string[] = [];
    const note = (what: string) => (error: ApiError) => codes.push(`${what}: ${error.code}`);
    const file = failure(client.call('player.documents.upload', { body: new FormData() })).then(note('file'));
    const call = failure(client.call('settings.locales')).then(note('call'));
    await Promise.all([file, call]);
    expect(codes).toEqual(['call: timeout', 'file: timeout']);
  });

  it('throws the reason of the caller’s own abort as it is', async () => {
    await using server = await startServer(() => 'silence');
    const controller = new AbortController();
    const call = createClient({ baseUrl: server.baseUrl }).call('settings.locales', { signal: controller.signal });
    const reason = new Error('left the page');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

describe('the end of a session', () => {
  const statuses = [401, 403];

  it.each(statuses)('[AUTH-11] comes with a %i on a call that carried the token, once for many of them', async (status) => {
    await using server = await startServer(() => refusal(status, 1003));
    const { client, session, cookie } = signedIn(server.baseUrl);
    const calls: Promise<ApiError>[] = [
      failure(client.call('wallet.accounts.list')),
      failure(client.call('player.profile.get')),
      failure(client.call('game.games.list')),
    ];
    const over = { status, isSessionOver: true };
    expect(await Promise.all(calls)).toMatchObject([over, over, over]);
    expect([session.ended, cookie.token]).toEqual([1, null]);
  });

  it.each(statuses)('is not what a %i means to a guest call or another status to any', async (status) => {
    await using server = await startServer(({ method }) => refusal(method === 'POST' ? status : 423, 13_001));
    const { client, session } = signedIn(server.baseUrl);
    const refused = [
      await failure(client.call('sessions.create', { body: { login: 'a', password: 'b' } })),
      await failure(client.call('wallet.accounts.list')),
    ];
    expect(refused.map(({ isSessionOver }) => isSessionOver)).toEqual([false, false]);
    expect(session.ended).toBe(0);
  });

  it('is reported to a guest whose call needs a session, not to one whose call needs none', async () => {
    await using server = await startServer(() => refusal(401, 1003));
    const { client, session } = signedIn(server.baseUrl, null);
    await failure(client.call('game.games.list'));
    expect(session.ended).toBe(0);
    await failure(client.call('wallet.accounts.list'));
    expect(session.ended).toBe(1);
  });

  it.each([
    { heard: true, ended: 0 },
    { heard: false, ended: 1 },
  ])(
    'is told $ended times to a page whose token another tab cleared, when it heard of that meanwhile: $heard',
    async ({ heard, ended }) => {
      let isSignedIn = true;
      await using server = await startServer(() => {
        isSignedIn = !heard;
        return refusal(401, 1003);
      });
      const { client, session } = signedIn(server.baseUrl, null);
      session.isSignedIn = () => isSignedIn;
      await failure(client.call('wallet.accounts.list'));
      expect(session.ended).toBe(ended);
    },
  );

  it('does not befall the session that replaced the one which the call was sent with', async () => {
    const next = tokenEnding(7200, Date.now());
    let replace = (): void => undefined;
    await using server = await startServer(() => {
      replace();
      return refusal(401, 1003);
    });
    const { client, session, cookie } = signedIn(server.baseUrl);
    replace = () => void (cookie.token = next);
    await failure(client.call('wallet.accounts.list'));
    expect([session.ended, cookie.token]).toEqual([0, next]);
  });
});

it('needs no session on a server that renders pages', async () => {
  const client: Client = createClient({ baseUrl: '' });
  expect(await client.freshToken()).toBeNull();
});
