import { socialRedirectPath } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';
import { createBrowser, goAndChoose, postCallback, type Choice } from './person.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const state = JSON.stringify({ backRoute: '/main?tab=new', key: 'k' });
const northlight = () => socialRedirectPath('auth0', state, 'northlight');
const harbour = () => socialRedirectPath('harbour', state);
let made = 0;
const someone = (more: Partial<Choice> = {}): Choice => ({ name: `p${++made}`, email: `p${made}@mail.test`, vouch: 'verified', ...more });

async function enter(path: string, choice: Choice, body?: Record<string, string>) {
  return postCallback(server.url, await goAndChoose(server.url, path, choice), body);
}

async function register(email: string): Promise<void> {
  const response = await fetch(`${server.url}/api/player/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registrationForm({ email })),
  });
  expect(response.status).toBe(200);
}

describe('the way to another service', () => {
  it('[SOCIAL-02 SOCIAL-03] is a redirect with state, nonce and PKCE, for a connection and for a direct provider', async () => {
    const response = await createBrowser().visit(server.url + northlight());
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const target = new URL(response.headers.get('location')!);
    expect(target.origin + target.pathname).toBe(`${server.sandboxUrl}/identity/auth`);
    const query = Object.fromEntries(target.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      connection: 'northlight',
      redirect_uri: `${server.url}/auth/social/northlight/callback`,
    });
    expect(query.nonce!.length).toBeGreaterThan(20);
    expect(query.code_challenge!.length).toBe(43);
    expect(JSON.parse(query.state!)).toMatchObject({ backRoute: '/main?tab=new', key: 'k' });
    const direct = await createBrowser().visit(server.url + harbour());
    expect(new URL(direct.headers.get('location')!).searchParams.get('redirect_uri')).toBe(`${server.url}/auth/social/harbour/callback`);
  });

  it.each([
    ['/api/player/sessions/social/nobody/redirect?state=%7B%7D', 404],
    ['/api/player/sessions/social/constructor/redirect?state=%7B%7D', 404],
    ['/api/player/sessions/social/auth0/redirect?state=%7B%7D', 422],
    ['/api/player/sessions/social/auth0/redirect?state=%7B%7D&connection=a/b', 422],
    ['/api/player/sessions/social/harbour/redirect', 422],
    ['/api/player/sessions/social/harbour/redirect?state=no', 422],
  ])('is refused: %s', async (path, status) => {
    expect((await createBrowser().visit(server.url + path)).status).toBe(status);
  });
});

describe('[CALL-03] who comes back', () => {
  it('is registered the first time, with the account, the proved e-mail and the usual welcome', async () => {
    const choice = someone();
    const first = await enter(northlight(), choice, { locale: 'de', affiliateTag: 'tag-1', fingerprint: 'f' });
    expect(first).toMatchObject({
      status: 200,
      data: { tokenType: 'bearer', profile: { email: choice.email, locale: 'de', country: 'DE', isNewlyRegistered: true, agreedTc: true } },
    });
    const { accessToken, profile } = first.data!;
    expect(profile.confirmedAt).not.toBeNull();
    const headers = { authorization: `Bearer ${accessToken}` };
    const accounts = (await (await fetch(`${server.url}/api/wallet/accounts`, { headers })).json()) as { data: object[] };
    expect(accounts.data).toHaveLength(1);
    const again = await enter(northlight(), choice);
    expect(again.data?.profile).toMatchObject({ id: profile.id, isNewlyRegistered: false });
  });

  it('is another person at another service, unless both sides have proved the same e-mail', async () => {
    const choice = someone();
    const first = await enter(northlight(), choice);
    const joined = await enter(harbour(), { ...choice, name: 'another-name' });
    expect(joined.data?.profile).toMatchObject({ id: first.data!.profile.id, isNewlyRegistered: false });
    const other = await enter(harbour(), someone());
    expect(other.data!.profile.id).not.toBe(first.data!.profile.id);
  });

  it('[SOCIAL-05] is refused with 11001 when the service vouches for no e-mail', async () => {
    for (const vouch of ['unverified', 'none'] as const) {
      expect(await enter(harbour(), someone({ vouch }))).toMatchObject({ status: 409, error: { code: 11001 } });
    }
  });

  it('does not get an account whose e-mail nobody has confirmed here: somebody else may have made it', async () => {
    const choice = someone();
    await register(choice.email!);
    expect(await enter(northlight(), choice)).toMatchObject({ status: 409, error: { code: 11001 } });
  });

  it('does not get the account of the previous owner of the e-mail at the same service', async () => {
    const choice = someone();
    await enter(northlight(), choice);
    expect(await enter(northlight(), { ...choice, name: 'the-next-one' })).toMatchObject({ status: 409, error: { code: 11020 } });
  });

  it('opens one account when two first sign-ins come at once', async () => {
    const choice = someone();
    const callbacks = await Promise.all([goAndChoose(server.url, northlight(), choice), goAndChoose(server.url, northlight(), choice)]);
    const answers = await Promise.all(callbacks.map((callback) => postCallback(server.url, callback)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ data }) => data!.profile.id)).size).toBe(1);
  });
});

describe('an answer that nobody asked for', () => {
  const failed = { status: 409, error: { code: 11020 } };

  it('is refused: used twice, changed, of another connection, or with a code that was made up', async () => {
    const callback = await goAndChoose(server.url, northlight(), someone());
    const elsewhere = new URL(callback.href.replace('/northlight/', '/harbour/'));
    expect(await postCallback(server.url, elsewhere)).toMatchObject(failed);
    // The state is spent by now.
    expect(await postCallback(server.url, callback)).toMatchObject(failed);

    const changed = await goAndChoose(server.url, northlight(), someone());
    changed.searchParams.set('state', changed.searchParams.get('state')!.replace('/main', '/else'));
    expect(await postCallback(server.url, changed)).toMatchObject(failed);

    const madeUp = await goAndChoose(server.url, northlight(), someone());
    madeUp.searchParams.set('code', 'made-up');
    expect(await postCallback(server.url, madeUp)).toMatchObject(failed);

    const [one, two] = [await goAndChoose(server.url, northlight(), someone()), await goAndChoose(server.url, northlight(), someone())];
    one.searchParams.set('code', two.searchParams.get('code')!);
    expect(await postCallback(server.url, one)).toMatchObject(failed);
  });

  it('is refused when the person cancelled, or when there is nothing at all', async () => {
    expect(await postCallback(server.url, await goAndChoose(server.url, harbour(), 'cancel'))).toMatchObject(failed);
    expect(await postCallback(server.url, new URL(`${server.url}/auth/social/harbour/callback`))).toMatchObject(failed);
    expect(await postCallback(server.url, new URL(`${server.url}/auth/social/telegram/callback?id=1&hash=00&auth_date=1`))).toMatchObject(
      failed,
    );
  });
});

describe('Telegram', () => {
  async function answerOf(person: string): Promise<URL> {
    const authUrl = `${server.url}/auth/social/telegram/callback?state=${encodeURIComponent(state)}`;
    const page = await fetch(`${server.sandboxUrl}/telegram/people?${new URLSearchParams({ auth_url: authUrl })}`);
    const link = new RegExp(`href="([^"]+)">${person}<`).exec(await page.text())![1]!;
    return new URL(link.replaceAll('&#38;', '&'));
  }

  it('[SOCIAL-01] is named by the constants, with its bot and the address to come back to', async () => {
    const { data } = (await (await fetch(`${server.url}/api/settings/constants`)).json()) as { data: { player: object } };
    expect(data.player).toMatchObject({
      socialAuth: ['auth0', 'harbour', 'telegram'],
      telegram: { bot: expect.any(String) as string, auth_url: `${server.url}/auth/social/telegram/callback` },
    });
  });

  it('signs in with its own signed data, once; its users have no e-mail', async () => {
    const callback = await answerOf('Tess');
    const first = await postCallback(server.url, callback);
    expect(first).toMatchObject({ status: 200, data: { profile: { email: null, isNewlyRegistered: true } } });
    expect(await postCallback(server.url, callback)).toMatchObject({ status: 409, error: { code: 11020 } });
    const other = await answerOf('Tom');
    other.searchParams.set('id', new URL(callback).searchParams.get('id')!);
    expect(await postCallback(server.url, other)).toMatchObject({ status: 409, error: { code: 11020 } });
  });
});
