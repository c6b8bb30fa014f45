import type { BrowserContext } from '@playwright/test';
import type { AuthResponse } from '@verdigale/contract';
import { createClient, type CallFunction } from '@verdigale/client';

/** A person who has an account. */
export interface Player {
  email: string;
  password: string;
  accessToken: string;
  profile: AuthResponse['profile'];
  /** Makes calls as this player. */
  call: CallFunction;
}

export interface Registration {
  email?: string;
  password?: string;
  country?: string;
  currency?: string;
}

let made = 0;

/** An address that no other test of the run has. */
export function newEmail(): string {
  return `player-${process.env.TEST_PARALLEL_INDEX ?? 0}-${Date.now()}-${made++}@example.org`;
}

/** A German mobile number that no other test of the run has, in digits with the calling code. */
export function newPhone(): string {
  const unique = `${process.env.TEST_PARALLEL_INDEX ?? 0}${String(Date.now()).slice(-6)}${String(made++ % 10)}`;
  return `49151${unique}`;
}

/** Registers through the public calls, as the form does. */
export async function registerPlayer(baseUrl: string, registration: Registration = {}): Promise<Player> {
  const { email = newEmail(), password = 'a long enough secret 7', country = 'DE', currency = 'EUR' } = registration;
  // The fields are data of the platform, so the contract knows them by no name.
  const body: object = { email, password, password_confirmation: password, country, currency, agreements: true };
  const { data } = await createClient({ baseUrl }).call('player.register', { body });
  const { accessToken, profile } = data;
  return { email, password, accessToken, profile, call: callAs(baseUrl, accessToken) };
}

function callAs(baseUrl: string, accessToken: string): CallFunction {
  let token = accessToken;
  const lock = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const saveToken = (next: string) => void (token = next);
  return createClient({ baseUrl, session: { getToken: () => token, saveToken, onSessionEnded: () => undefined, lock } }).call;
}

/** Signs in as if the player had been here before: the next page that opens is theirs. */
export async function addToken(context: BrowserContext, baseUrl: string, { accessToken }: Player): Promise<void> {
  await context.addCookies([{ name: 'access_token', value: accessToken, url: baseUrl, sameSite: 'Lax' }]);
}
