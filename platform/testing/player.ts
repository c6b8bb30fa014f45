import type { Account, AuthResponse, Profile } from '@verdigale/contract';
import { expect } from 'vitest';
import type { TestPlatform } from './platform.ts';

export interface TestPlayer {
  id: string;
  email: string;
  password: string;
  profile: Profile;
  sessionId: string;
  token: string;
  /** For `app.inject`: the player's bearer token. */
  headers: { authorization: string };
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
export async function registerTestPlayer({ app }: TestPlatform, changes: Record<string, unknown> = {}): Promise<TestPlayer> {
  const form = registrationForm(changes);
  const response = await app.inject({ method: 'POST', url: '/api/player/register', payload: form });
  expect(response.statusCode, response.body).toBe(200);
  const { accessToken, sessionId, profile } = response.json<{ data: AuthResponse }>().data;
  return {
    id: profile.id,
    email: String(form.email),
    password: String(form.password),
    profile,
    sessionId,
    token: accessToken,
    headers: { authorization: `Bearer ${accessToken}` },
  };
}

/** The account that a player plays with: the active one comes first. */
export async function activeAccountOf({ app }: Pick<TestPlatform, 'app'>, { headers }: Pick<TestPlayer, 'headers'>): Promise<Account> {
  const answer = await app.inject({ url: '/api/wallet/accounts', headers });
  return answer.json<{ data: Account[] }>().data[0]!;
}
