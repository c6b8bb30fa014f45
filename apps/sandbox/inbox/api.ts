import { takeSignedCalls } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'channel', 'to', 'text'],
  properties: {
    id: text(128),
    channel: { enum: ['mail', 'sms'] },
    to: text(254),
    subject: { type: 'string', maxLength: 200, default: '' },
    text: text(10_000),
  },
};

interface Message {
  id: string;
  channel: string;
  to: string;
  subject: string;
  text: string;
}

/** `POST /v1/messages`, signed; the same id again is the same message. */
export function inboxApi(app: FastifyInstance, { pool, clock, secrets }: StandInContext): void {
  takeSignedCalls(app, secrets.inbox, clock);
  app.post<{ Body: Message }>('/v1/messages', { schema: { body } }, async (request, reply) => {
    const { id, channel, to, subject, text: content } = request.body;
    await pool.query(
      `insert into sandbox.message (id, channel, recipient, subject, body, received_at) values ($1, $2, $3, $4, $5, $6)
       on conflict on constraint message_id_pkey do nothing`,
      [id, channel, to, subject, content, clock.now()],
    );
    return reply.code(201).send({ data: { accepted: true } });
  });
}
