import type { RoundQuestion } from '@verdigale/partner-wire';
import type { FastifyInstance } from 'fastify';
import { recallRound } from './recall-round.ts';
import type { Studio } from './studio.ts';

const text = { type: 'string', minLength: 1, maxLength: 64 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const query = {
  type: 'object',
  required: ['playerId', 'currency', 'locale'],
  properties: { playerId: text, currency: text, locale: { type: 'string', pattern: '^[a-z]{2}(-[a-z]{2})?$' } },
} as const;

interface Question {
  Params: Pick<RoundQuestion, 'roundId'>;
  Querystring: Omit<RoundQuestion, 'roundId'>;
}

/** `GET /rounds/{id}`: how a round went, for the platform's signed request. Read-only. */
export function recallCall(app: FastifyInstance, studio: Studio, secret: string): void {
  app.get<Question>(
    '/rounds/:roundId',
    { schema: { querystring: query, params: { type: 'object', properties: { roundId: uuid } } } },
    async ({ params, query: asked }, reply) => {
      const round = await recallRound(studio, secret, { ...params, ...asked });
      return round ? { data: round } : reply.code(404).send({ error: { code: 'round-unknown' } });
    },
  );
}
