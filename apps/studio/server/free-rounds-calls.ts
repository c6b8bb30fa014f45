import { FreeRoundsCancel, FreeRoundsOrder } from '@verdigale/partner-wire/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cancelFreeRounds, findFreeRounds, freeStakes, orderFreeRounds } from './free-rounds.ts';
import type { Studio } from './studio.ts';

const text = { type: 'string', minLength: 1, maxLength: 128 } as const;
const params = { type: 'object', properties: { issueId: text } } as const;
const stakesQuery = {
  type: 'object',
  required: ['currency', 'exponent'],
  properties: { currency: text, exponent: { type: 'string', pattern: '^[0-9]{1,2}$' } },
} as const;

interface Issue {
  Params: { issueId: string };
}

/** What the platform asks about free rounds: which stakes a game takes, to give rounds, to take them back, and how far they are. */
export function freeRoundsCalls(app: FastifyInstance, studio: Studio): void {
  app.get<{ Params: { game: string }; Querystring: { currency: string; exponent: string } }>(
    '/games/:game/stakes',
    { schema: { querystring: stakesQuery } },
    async ({ params: { game }, query: { currency, exponent } }, reply) => {
      const stakes = freeStakes(game, currency, Number(exponent));
      return stakes ? { data: stakes } : unknown(reply);
    },
  );
  app.put<Issue & { Body: FreeRoundsOrder }>(
    '/free-rounds/:issueId',
    { schema: { params, body: FreeRoundsOrder } },
    async ({ params: { issueId }, body }, reply) => {
      if (body.issueId !== issueId) return reply.code(422).send({ error: { code: 'issue-mismatch' } });
      const ordered = await orderFreeRounds(studio, body);
      if (ordered.kind === 'issued') return { data: ordered.state };
      return reply.code(ordered.kind === 'conflict' ? 409 : 422).send({ error: { code: ordered.kind } });
    },
  );
  app.post<Issue & { Body: FreeRoundsCancel }>(
    '/free-rounds/:issueId/cancel',
    { schema: { params, body: FreeRoundsCancel } },
    async ({ params: { issueId }, body }, reply) => {
      if (body.issueId !== issueId) return reply.code(422).send({ error: { code: 'issue-mismatch' } });
      const state = await cancelFreeRounds(studio, issueId);
      return state ? { data: state } : unknown(reply);
    },
  );
  app.get<Issue>('/free-rounds/:issueId', { schema: { params } }, async ({ params: { issueId } }, reply) => {
    const state = await findFreeRounds(studio, issueId);
    return state ? { data: state } : unknown(reply);
  });
}

const unknown = (reply: FastifyReply) => reply.code(404).send({ error: { code: 'issue-unknown' } });
