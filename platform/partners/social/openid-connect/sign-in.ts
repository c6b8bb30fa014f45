import * as client from 'openid-client';
import { AppError } from '#kernel';
import type { OidcPerson, StartedSignIn } from '../port.ts';
import type { OidcSettings } from './settings.ts';

const timeoutSeconds = 5;
/** The metadata of an issuer is asked for anew after this time; its keys whenever one is not known. */
const metadataLifetimeMs = 60 * 60_000;
const scope = 'openid email';

const known = new WeakMap<OidcSettings, { configuration: Promise<client.Configuration>; since: number }>();

/** Discovered once for a while; a failure is not remembered. */
function configurationOf(oidc: OidcSettings): Promise<client.Configuration> {
  const before = known.get(oidc);
  if (before && performance.now() - before.since < metadataLifetimeMs) return before.configuration;
  const configuration = client.discovery(new URL(oidc.issuer), oidc.clientId, oidc.clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: oidc.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
  });
  known.set(oidc, { configuration, since: performance.now() });
  configuration.catch(() => known.delete(oidc));
  return configuration;
}

/** The address at the issuer for one sign-in: authorization code, state, nonce and PKCE. Throws socialFailed without an answer of the issuer. */
export async function startSignIn(
  oidc: OidcSettings,
  { redirectUri, state, connection, locale }: { redirectUri: string; state: string; connection?: string; locale?: string },
): Promise<StartedSignIn> {
  const configuration = await asSocialFailure(configurationOf(oidc));
  const codeVerifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(connection ? { connection } : {}),
    ...(locale ? { ui_locales: locale } : {}),
  });
  return { url: url.href, codeVerifier, nonce };
}

/**
 * Exchanges the code that came back and proves the ID token: issuer, audience, signature, nonce, times. The e-mail is read
 * from it, or from the user info where the issuer states it there. Throws socialFailed, whatever did not fit.
 */
export async function finishSignIn(
  oidc: OidcSettings,
  callbackUrl: URL,
  { state, codeVerifier, nonce }: { state: string; codeVerifier: string; nonce: string },
): Promise<OidcPerson> {
  const configuration = await asSocialFailure(configurationOf(oidc));
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
  const tokens = await asSocialFailure(client.authorizationCodeGrant(configuration, callbackUrl, checks));
  const claims = tokens.claims()!;
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const { email, email_verified: isVerified } =
    claims.email === undefined && hasUserInfo
      ? await asSocialFailure(client.fetchUserInfo(configuration, tokens.access_token, claims.sub))
      : claims;
  return { subject: claims.sub, email: typeof email === 'string' && email !== '' ? email : null, isEmailVerified: isVerified === true };
}

/** What the other side said stays with the error for the log; players learn that it failed. */
async function asSocialFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('socialFailed', `the issuer refused or did not answer (${reasonOf(error)})`, { cause: error });
  }
}

/** The error's code alone: its text may carry what came from the browser. */
function reasonOf(error: unknown): string {
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  return [oauthError, code].find((each) => typeof each === 'string' && /^[\w-]{1,64}$/.test(each))?.toString() ?? 'unknown';
}
