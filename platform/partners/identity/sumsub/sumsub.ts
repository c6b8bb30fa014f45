import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseDate } from '@verdigale/validation';
import { AppError, type Clock } from '#kernel';
import type { ProvenPerson } from '../port.ts';

/** An account at Sumsub. */
export interface SumsubSettings {
  /** Base address of its calls without a trailing slash. */
  url: string;
  appToken: string;
  secretKey: string;
  webhookSecret: string;
  /** Which steps a player has to take, by the name that it has there. */
  levelName: string;
}

const timeoutMs = 5_000;
const tokenPath = '/resources/accessTokens/sdk';
const tokenLifetimeSeconds = 600;
/** What a webhook may be signed with; the provider names the one that it used. */
const digests: ReadonlyMap<string, string> = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
]);

/** The three headers that sign a request: HMAC-SHA256 over stamp, method, path with query, and body. */
export function signRequest(
  { appToken, secretKey }: Pick<SumsubSettings, 'appToken' | 'secretKey'>,
  request: { method: string; path: string; body: string },
  clock: Clock,
): Record<string, string> {
  const stamp = String(Math.floor(clock.now().getTime() / 1000));
  const signed = createHmac('sha256', secretKey).update(`${stamp}${request.method}${request.path}${request.body}`).digest('hex');
  return { 'X-App-Token': appToken, 'X-App-Access-Ts': stamp, 'X-App-Access-Sig': signed };
}

/**
 * A token with which the player's browser may show the provider's widget, for that player alone. No name, address or phone
 * goes along: the player gives the provider what it asks for. Throws identityUnavailable.
 */
export async function requestWidgetToken(config: SumsubSettings, clock: Clock, playerId: string): Promise<string> {
  const { levelName } = config;
  const { token } = await call(config, clock, 'POST', tokenPath, { userId: playerId, levelName, ttlInSecs: tokenLifetimeSeconds });
  if (typeof token === 'string' && token !== '') return token;
  throw unavailable('it gave no token');
}

/** Only what is read of an applicant. Names in the document's own letters may have a spelling in Latin ones beside them. */
interface Applicant {
  info?: Partial<Record<'firstName' | 'firstNameEn' | 'lastName' | 'lastNameEn' | 'dob', unknown>>;
  review?: { levelName?: unknown };
}

/** Whom the check has proved, by the documents that it has seen. Throws identityUnavailable. */
export async function readPerson(config: SumsubSettings, clock: Clock, playerId: string): Promise<ProvenPerson> {
  const { info = {}, review } = (await call(config, clock, 'GET', `/resources/applicants/-;externalUserId=${playerId}/one`)) as Applicant;
  const { firstName, firstNameEn, lastName, lastNameEn, dob } = info;
  return {
    firstNames: [firstName, firstNameEn].filter(isText),
    lastNames: [lastName, lastNameEn].filter(isText),
    birthdate: isText(dob) && dob.length === 10 && parseDate(dob) !== null ? dob : null,
    levelName: isText(review?.levelName) ? review.levelName : null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const unavailable = (why: string, options?: ErrorOptions) =>
  new AppError('identityUnavailable', `the identity-check provider: ${why}`, options);

/** A signed request, and the object that answers it. Throws identityUnavailable. */
async function call(
  config: SumsubSettings,
  clock: Clock,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<Record<string, unknown>> {
  const body = payload ? JSON.stringify(payload) : '';
  const url = new URL(config.url + path);
  const signed = signRequest(config, { method, path: url.pathname, body }, clock);
  try {
    const response = await fetch(url, {
      method,
      headers: payload ? { 'content-type': 'application/json', ...signed } : signed,
      ...(payload ? { body } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    throw unavailable('no answer', { cause: error });
  }
}

/** Checks a webhook's digest over its raw body, in constant time. Throws partnerSignatureInvalid. */
export function verifyWebhook(secret: string, headers: Readonly<Record<string, unknown>>, rawBody: string): void {
  const algorithm = digests.get(String(headers['x-payload-digest-alg']));
  const given = headers['x-payload-digest'];
  const expected = algorithm && createHmac(algorithm, secret).update(rawBody).digest();
  const isHex = typeof given === 'string' && /^[0-9a-f]+$/i.test(given);
  const bytes = isHex ? Buffer.from(given, 'hex') : Buffer.alloc(0);
  if (!expected || bytes.length !== expected.length || !timingSafeEqual(bytes, expected))
    throw new AppError('partnerSignatureInvalid', 'the digest does not fit the body');
}
