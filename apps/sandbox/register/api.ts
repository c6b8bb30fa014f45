import type { RegisterAnswer, RegisterQuestion } from '@verdigale/partner-wire';
import { takeSignedCalls } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { findListed } from './people.sql.ts';

const part = { type: 'string', minLength: 1, maxLength: 254 };
const names = ['firstName', 'lastName', 'birthdate', 'personalIdNumber', 'email', 'phone', 'postalCode', 'country'];
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['country'],
  properties: Object.fromEntries(names.map((name) => [name, part])),
};

/** `POST /v1/checks`, signed: whether this person is on the register. */
export function registerApi(app: FastifyInstance, { pool, clock, secrets }: StandInContext): void {
  takeSignedCalls(app, secrets.register, clock);
  app.post<{ Body: RegisterQuestion }>('/v1/checks', { schema: { body } }, async ({ body: person }) => {
    const listed = await findListed(pool, person, clock.now());
    const data: RegisterAnswer = { isListed: listed !== undefined, ...(listed?.until ? { until: listed.until.toISOString() } : {}) };
    return { data };
  });
}
