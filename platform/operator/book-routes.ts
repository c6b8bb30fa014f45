import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Name = Type.String({ maxLength: 200 });
const Asked = Type.Object(
  {
    kind: Type.Enum(['void', 'settle', 'lift']),
    eventId: Name,
    market: Type.Union([Type.Object({ market: Name, specifiers: Name }, { additionalProperties: false }), Type.Null()]),
    ends: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()], { description: 'How each outcome of the market ended' }),
    reason: Name,
  },
  { additionalProperties: false },
);

/** Rulings on sports events: one person asks, another decides. (docs/guides/run-the-book.md) */
export function bookRoutes(app: FastifyInstance): void {
  app.get('/sportsbook/stuck', async ({ desk }) => ({ data: await desk.stuckEvents() }));
  app.get('/sportsbook/rulings', async ({ desk }) => ({ data: await desk.rulings() }));
  app.post<{ Body: Static<typeof Asked> }>('/sportsbook/rulings', { schema: { body: Asked } }, async ({ desk, body }) => ({
    data: { id: await desk.askRuling(body), status: 'waiting' },
  }));
  for (const [word, status] of [
    ['approve', 'approved'],
    ['refuse', 'refused'],
  ] as const) {
    app.post<{ Params: Static<typeof Params> }>(
      `/sportsbook/rulings/:id/${word}`,
      { schema: { params: Params } },
      async ({ desk, params: { id } }) => {
        await desk.decideRuling(id, { isApproved: status === 'approved' });
        return { data: { id, status } };
      },
    );
  }
}
