import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestPlatform, TestPlayer } from '#testing';
import { TestAuthenticator } from '#testing/authenticator.ts';

export type Headers = Record<string, string>;
export const siteOrigin = 'http://site.test';

/** The calls of the second factor, as a client makes them. */
export function factorCalls({ call, clock }: TestPlatform) {
  const codeOf = (secret: string, stepsAhead = 0) =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + stepsAhead * 30_000 });

  async function addApp(headers: Headers) {
    const { secret, ticket } = (await call('secondFactor.app.begin', { headers })).data;
    const added = await call('secondFactor.app.confirm', { body: { ticket, code: codeOf(secret) }, headers });
    expect(added.status).toBe(200);
    return { secret, ...added.data };
  }
  async function addPasskey(headers: Headers, authenticator = new TestAuthenticator(siteOrigin), name = 'My phone') {
    const options = (await call('secondFactor.passkeys.begin', { headers })).data;
    const body = { challenge: options.challenge, name, credential: authenticator.create(options) };
    const added = await call('secondFactor.passkeys.add', { body, headers });
    return { authenticator, ...added };
  }
  const signIn = ({ email: login, password }: Pick<TestPlayer, 'email' | 'password'>, headers: Headers = {}) =>
    call('sessions.create', { body: { login, password, fingerprint: 'f1' }, headers });
  /** The challenge of a sign-in whose password was right. */
  async function challengeOf(player: Pick<TestPlayer, 'email' | 'password'>): Promise<string> {
    const { status, error } = await signIn(player);
    expect([status, error?.code]).toEqual([423, 11032]);
    return error!.challenge!;
  }
  const finish = (body: object, headers: Headers = {}) => call('sessions.secondStep', { body: { fingerprint: 'f1', ...body }, headers });
  return { codeOf, addApp, addPasskey, signIn, challengeOf, finish };
}
