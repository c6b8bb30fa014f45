import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import type { StandInContext } from '../stand-in.ts';
import { createMemory } from './memory-adapter.ts';
import { findPerson } from './people.sql.ts';

/** The players' site under this name is the provider's only client. */
export const clientId = 'verdigale';
/** The services that the provider plays: the first two by way of an `auth0`, the last one directly. */
export const connections = ['northlight', 'pigeon', 'harbour'] as const;

const minutes = 60;
const lifetimes = { AccessToken: 10, AuthorizationCode: 1, IdToken: 10, Interaction: 30, Session: 30, Grant: 30 };

/** An OpenID provider that is complete but for its people: those a tester makes up on the sign-in page. */
export function createProvider({ pool, clock, logger, secrets, siteOrigins }: StandInContext, issuer: string): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: createMemory(() => clock.now().getTime()),
    clients: [
      {
        client_id: clientId,
        client_secret: secrets.identity,
        redirect_uris: siteOrigins.flatMap((origin) => connections.map((connection) => `${origin}/auth/social/${connection}/callback`)),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: randomBytes(8).toString('hex') }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    extraParams: ['connection'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/sign-in/${uid}`, policy: askEachTime() },
    ttl: Object.fromEntries(Object.entries(lifetimes).map(([name, time]) => [name, time * minutes])),
    clientBasedCORS: () => false,
    async findAccount(_context, subject) {
      const person = await findPerson(pool, subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    // Who chose a person on the sign-in page has agreed to pass the e-mail on.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    async renderError(context, { error, error_description: description }) {
      context.type = 'text/plain';
      context.body = [error, description].filter(Boolean).join(': ');
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = issuer.startsWith('https:');
  provider.on('server_error', (_context, error) => logger.error({ err: error }, 'the identity provider failed'));
  return provider;
}

function claimsOf({ subject, email, isVerified }: { subject: string; email: string | null; isVerified: boolean }) {
  return { sub: subject, ...(email === null ? {} : { email, email_verified: isVerified }) };
}

/** No sign-in is remembered: a tester wants to be another person each time. */
function askEachTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const always = new Check('asks_each_time', 'The tester chooses who signs in', ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')!.checks.add(always);
  return policy;
}
