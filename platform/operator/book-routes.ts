import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { BookDesk } from './book-desk.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Name = Type.String({ maxLength: 200 });
const By = Type.Object({ by: Name }, { additionalProperties: false });
const Asked = Type.Object(
  {
    kind: Type.Enum(['void', 'settle', 'lift']),
    eventId: Name,
    market: Type.Union([Type.Object({ market: Name, specifiers: Name }, { additionalProperties: false }), Type.Null()]),
    ends: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()], { description: 'How each outcome of the market ended' }),
    reason: Name,
    by: Name,
  },
  { additionalProperties: false },
);

/** Rulings on sports events: one person asks, another decides. (docs/guides/run-the-book.md) */
export function bookRoutes(app: FastifyInstance, desk: Pick<BookDesk, 'stuckEvents' | 'askRuling' | 'rulings' | 'decideRuling'>): void {
  app.get('/sportsbook/stuck', async () => ({ data: await desk.stuckEvents() }));
  app.get('/sportsbook/rulings', async () => ({ data: await desk.rulings() }));
  app.post<{ Body: Static<typeof Asked> }>('/sportsbook/rulings', { schema: { body: Asked } }, async ({ body }) => ({
    data: { id: await desk.askRuling(body), status: 'waiting' },
  }));
  for (const [word, status] of [
    ['approve', 'approved'],
    ['refuse', 'refused'],
  ] as const) {
    const schema = { params: Params, body: By };
    app.post<{ Params: Static<typeof Params>; Body: Static<typeof By> }>(
      `/sportsbook/rulings/:id/${word}`,
      { schema },
      async ({ params: { id }, body: { by } }) => {
        await desk.decideRuling(id, { isApproved: status === 'approved', by });
        return { data: { id, status } };
      },
    );
  }
}
