import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { findByUser, issueToken } from './sumsub.sql.ts';

/** The name under which the platform is known here. */
export const appToken = 'sbx:verdigale';
const toleranceSeconds = 60;

interface TokenRequest {
  userId: string;
  levelName: string;
  ttlInSecs: number;
}

const body = {
  type: 'object',
  required: ['userId', 'levelName'],
  properties: {
    userId: { type: 'string', minLength: 1, maxLength: 128 },
    levelName: { type: 'string', minLength: 1, maxLength: 128 },
    ttlInSecs: { type: 'integer', minimum: 1, maximum: 86_400, default: 600 },
  },
};

/** True when the three headers sign this request and are not older than a minute. */
function isSignedRequest(
  secret: string,
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  rawBody: string,
  now: Date,
): boolean {
  const { 'x-app-token': token, 'x-app-access-ts': stamp, 'x-app-access-sig': given } = headers;
  if (token !== appToken || typeof stamp !== 'string' || typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  const expected = createHmac('sha256', secret).update(`${stamp}${method}${url}${rawBody}`).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), expected) && Math.abs(now.getTime() / 1000 - Number(stamp)) <= toleranceSeconds;
}

/** By signed requests only: `POST /resources/accessTokens/sdk`, a token for the widget of one applicant, and `GET /resources/applicants/-;externalUserId=…/one`. */
export function sumsubApi(app: FastifyInstance, { pool, clock, secrets }: StandInContext): void {
  const raw = new WeakMap<FastifyRequest, string>();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    raw.set(request, text as string);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
  app.addHook('preValidation', async (request, reply) => {
    if (isSignedRequest(secrets.sumsub, request, raw.get(request) ?? '', clock.now())) return undefined;
    return reply.code(401).send({ code: 401, description: 'Request signature mismatch' });
  });
  app.post<{ Body: TokenRequest }>(
    '/resources/accessTokens/sdk',
    { schema: { body } },
    async ({ body: { userId, levelName, ttlInSecs } }) => ({
      token: await issueToken(pool, { externalUserId: userId, levelName }, { now: clock.now(), lifetimeMs: ttlInSecs * 1000 }),
      userId,
    }),
  );
  app.get<{ Params: { which: string } }>('/resources/applicants/:which/one', async ({ params }, reply) => {
    const [, userId] = /^-;externalUserId=(.+)$/.exec(params.which) ?? [];
    const applicant = userId === undefined ? undefined : await findByUser(pool, userId);
    if (!applicant) return reply.code(404).send({ code: 404, description: 'Applicant not found' });
    const { id, externalUserId, levelName, firstName, lastName, born } = applicant;
    const info = Object.fromEntries(Object.entries({ firstName, lastName, dob: born }).filter(([, value]) => value !== null));
    return { id, externalUserId, info, review: { levelName } };
  });
}
