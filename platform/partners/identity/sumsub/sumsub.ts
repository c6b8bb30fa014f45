import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type Clock } from '#kernel';

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
  const body = JSON.stringify({ userId: playerId, levelName: config.levelName, ttlInSecs: tokenLifetimeSeconds });
  try {
    const url = new URL(config.url + tokenPath);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signRequest(config, { method: 'POST', path: url.pathname, body }, clock) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const { token } = response.ok ? ((await response.json()) as { token?: unknown }) : {};
    if (typeof token === 'string' && token !== '') return token;
    throw new Error(`the identity-check provider answered ${response.status}`);
  } catch (error) {
    throw new AppError('identityUnavailable', 'the identity-check provider gave no token', { cause: error });
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
