import type { AuthResponse, CallData, ErrorBody } from '@verdigale/contract';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestPlatform, TestPlayer } from '#testing';
import { TestAuthenticator } from '#testing/authenticator.ts';

export interface Answer<T> {
  status: number;
  data: T;
  error: ErrorBody;
}

export type Headers = Record<string, string>;
export const siteOrigin = 'http://site.test';

/** The calls of the second factor, as a client makes them. */
export function factorCalls(platform: TestPlatform) {
  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Headers = {},
  ): Promise<Answer<T>> {
    const answer = await platform.app.inject({ method, url: `/api/player/${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }
  const codeOf = (secret: string, stepsAhead = 0) =>
    new TOTP({ secret }).generate({ timestamp: platform.clock.now().getTime() + stepsAhead * 30_000 });

  async function addApp(headers: Headers) {
    const { secret, ticket } = (await call<CallData<'secondFactor.app.begin'>>('POST', 'second-factor/app', undefined, headers)).data;
    const added = await call<CallData<'secondFactor.app.confirm'>>('PUT', 'second-factor/app', { ticket, code: codeOf(secret) }, headers);
    expect(added.status).toBe(200);
    return { secret, ...added.data };
  }
  async function addPasskey(headers: Headers, authenticator = new TestAuthenticator(siteOrigin), name = 'My phone') {
    const options = (await call<CallData<'secondFactor.passkeys.begin'>>('POST', 'second-factor/passkeys/options', undefined, headers))
      .data;
    const body = { challenge: options.challenge, name, credential: authenticator.create(options) };
    const added = await call<CallData<'secondFactor.passkeys.add'>>('POST', 'second-factor/passkeys', body, headers);
    return { authenticator, ...added };
  }
  const signIn = ({ email: login, password }: Pick<TestPlayer, 'email' | 'password'>, headers: Headers = {}) =>
    call<AuthResponse>('POST', 'sessions', { login, password, fingerprint: 'f1' }, headers);
  /** The challenge of a sign-in whose password was right. */
  async function challengeOf(player: Pick<TestPlayer, 'email' | 'password'>): Promise<string> {
    const { status, error } = await signIn(player);
    expect([status, error.code]).toEqual([423, 11032]);
    return error.challenge!;
  }
  const finish = (body: object, headers: Headers = {}) =>
    call<AuthResponse>('POST', 'sessions/second-step', { fingerprint: 'f1', ...body }, headers);
  return { call, codeOf, addApp, addPasskey, signIn, challengeOf, finish };
}
