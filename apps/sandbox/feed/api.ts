import type { CombinationQuestion, RecoveryOrder } from '@verdigale/partner-wire';
import { CombinationQuestion as CombinationSchema, RecoveryOrder as RecoverySchema } from '@verdigale/partner-wire/schema';
import { takeSignedCalls } from '@verdigale/stand-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { disturb, type FaultDesk } from './faults.ts';
import type { Simulator } from './simulator.ts';

const querystring = {
  type: 'object',
  required: ['producer', 'after', 'limit'],
  properties: {
    producer: { type: 'string' },
    after: { type: 'string', pattern: '^[0-9]{1,15}$' },
    limit: { type: 'string', pattern: '^([1-9][0-9]{0,2}|1000)$' },
    wait: { type: 'string', pattern: '^([0-9]{1,3}|1[0-9]{3}|2000)$' },
  },
};

/** What the platform asks, signed: the messages after one, the present state anew, and what outcomes pay together. */
export function feedApi(app: FastifyInstance, { secrets, clock }: StandInContext, simulator: () => Simulator, desk: FaultDesk): void {
  takeSignedCalls(app, secrets.feed, clock);
  const unavailable = (reply: FastifyReply) => reply.code(503).send({ error: { code: 'outage', message: 'The feed is out.' } });

  app.get<{ Querystring: Record<'producer' | 'after' | 'limit', string> & { wait?: string } }>(
    '/messages',
    { schema: { querystring } },
    async ({ query }, reply) => {
      const { producer, after, limit, wait = '0' } = query;
      const messages = await simulator().nextMessages({ producer, after: Number(after), limit: Number(limit), wait: Number(wait) });
      const data = disturb(messages, desk.at(producer, clock.now()), clock.now());
      return data ? { data } : unavailable(reply);
    },
  );
  app.post<{ Body: RecoveryOrder }>('/recovery', { schema: { body: RecoverySchema } }, async ({ body }, reply) => {
    if (desk.at(body.producer, clock.now()) === 'outage') return unavailable(reply);
    simulator().recover(body);
    return reply.code(202).send({ data: {} });
  });
  app.post<{ Body: CombinationQuestion }>('/combination', { schema: { body: CombinationSchema } }, async ({ body }, reply) => {
    if (desk.at('pre-match', clock.now()) === 'outage') return unavailable(reply);
    return { data: simulator().combination(body) };
  });
}
