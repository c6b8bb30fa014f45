import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { answerTo, type ChatLocale } from './answers.ts';

/** How long the assistant seems to type. */
const typingMs = 1200;
const maxMessages = 200;

const uuid = { type: 'string', format: 'uuid' };
const externalId = { type: 'string', maxLength: 64 };
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { restoreId: uuid, externalId, locale: { enum: ['en', 'de'] }, text: { type: 'string', minLength: 1, maxLength: 1000 } },
};
const query = {
  type: 'object',
  additionalProperties: false,
  required: ['restoreId'],
  properties: { restoreId: uuid, externalId },
};

interface Visitor {
  restoreId?: string;
  externalId?: string;
}

/** `GET` and `POST /v1/messages`: a conversation belongs to its restore id together with the player that it was begun by. */
export function chatApi(app: FastifyInstance, { pool, clock }: StandInContext): void {
  async function conversation({ restoreId, externalId: player }: Visitor) {
    const { rows } = await pool.query<{ id: string; author: string; text: string; at: Date }>(
      `select id, author, body as text, sent_at as at from sandbox.chat_message
       where restore_id = $1 and external_id is not distinct from $2 and sent_at <= $3 order by id`,
      [restoreId, player ?? null, clock.now()],
    );
    return rows;
  }

  app.get<{ Querystring: Visitor }>('/v1/messages', { schema: { querystring: query } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: await conversation(request.query) }),
  );

  app.post<{ Body: Visitor & { locale?: ChatLocale; text: string } }>('/v1/messages', { schema: { body } }, async (request, reply) => {
    const { restoreId: given, externalId: player, locale = 'en', text } = request.body;
    const known = given ? await conversation({ restoreId: given, externalId: player }) : [];
    if (known.length >= maxMessages) return reply.code(429).send({ error: { code: 'too-many', message: 'This conversation is over.' } });
    // Somebody else's id, or none: a conversation of its own.
    const restoreId = given && known.length > 0 ? given : randomUUID();
    const now = clock.now();
    await pool.query(
      `insert into sandbox.chat_message (restore_id, external_id, author, body, sent_at)
       values ($1, $2, 'visitor', $3, $4), ($1, $2, 'agent', $5, $6)`,
      [restoreId, player ?? null, text, now, answerTo(text, locale), new Date(now.getTime() + typingMs)],
    );
    return reply.code(201).send({ data: { restoreId, messages: await conversation({ restoreId, externalId: player }) } });
  });
}
