import type { Account, AuthResponse, Profile } from '@verdigale/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { callsWith, type MakeCall } from './calls.ts';
import type { TestPlatform } from './platform.ts';

export interface TestPlayer {
  id: string;
  email: string;
  password: string;
  profile: Profile;
  sessionId: string;
  token: string;
  /** The bearer token, for `app.inject`. */
  headers: { authorization: string };
  /** Makes calls with it. */
  call: MakeCall;
}

let count = 0;

/** What the registration form sends; each time another e-mail. */
export function registrationForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  const password = 'three quiet otters';
  return {
    email: `player-${count}@mail.test`,
    password,
    password_confirmation: password,
    country: 'DE',
    currency: 'EUR',
    locale: 'en',
    agreements: 1,
    fingerprint: 'f1',
    ...changes,
  };
}

/** A player who registers by the call, like any other player. */
export async function registerTestPlayer({ app, call }: TestPlatform, changes: Record<string, unknown> = {}): Promise<TestPlayer> {
  const form = registrationForm(changes);
  const answer = await call('player.register', { body: form });
  expect(answer.error).toBeUndefined();
  return playerOf(app, { email: String(form.email), password: String(form.password) }, answer.data);
}

/** The same player in a new session: none outlasts half an hour of the clock. */
export async function signInAgain({ app, call }: TestPlatform, { email, password }: TestPlayer): Promise<TestPlayer> {
  const answer = await call('sessions.create', { body: { login: email, password, fingerprint: 'f1' } });
  expect(answer.error).toBeUndefined();
  return playerOf(app, { email, password }, answer.data);
}

function playerOf(
  app: FastifyInstance,
  known: Pick<TestPlayer, 'email' | 'password'>,
  { accessToken, sessionId, profile }: AuthResponse,
): TestPlayer {
  const headers = { authorization: `Bearer ${accessToken}` };
  return { ...known, id: profile.id, profile, sessionId, token: accessToken, headers, call: callsWith(app, headers) };
}

/** What the site sends to open a game for money, at a desk. */
export function launchForm(accountId?: string) {
  return { accountId, lobbyUrl: '/', locale: 'en', demoMode: false, platform: 2 };
}

/** What the site sends to begin a deposit of euros. */
export function depositForm(accountId: string, method: string, amount: number) {
  const page = 'http://site.test/main';
  return { method, currency: 'EUR', accountId, amount, redirectSuccessUrl: page, redirectErrorUrl: page, redirectUrl: page };
}

/** The account that a player plays with: the active one comes first. */
export async function activeAccountOf({ call }: Pick<TestPlayer, 'call'>): Promise<Account> {
  return (await call('wallet.accounts.list')).data[0]!;
}
