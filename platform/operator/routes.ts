import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { checkSelf } from '../flows/self-check/index.ts';
import { bookRoutes } from './book-routes.ts';
import type { OperatorDesk } from './desk.ts';
import { stopRoutes } from './stop-routes.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const StepEnd = Type.Object(
  { outcome: Type.String(), by: Type.String({ maxLength: 200 }), note: Type.String({ maxLength: 2_000 }) },
  { additionalProperties: false },
);
const Span = Type.Object(
  { from: Type.String({ format: 'date' }), until: Type.String({ format: 'date' }) },
  { additionalProperties: false },
);
const Refusal = Type.Object({ reason: Type.String({ maxLength: 500 }) }, { additionalProperties: false });

/** What an operator's own tools may call of the desk. (docs/guides/decide-withdrawals.md) */
export function operatorRoutes(app: FastifyInstance, desk: OperatorDesk): void {
  careRoutes(app, desk);
  app.get('/build', async () => ({ data: await checkSelf() }));
  app.get<{ Querystring: Static<typeof Span> }>('/events', { schema: { querystring: Span } }, async ({ query }) => ({
    data: await desk.significantEvents({ start: new Date(query.from), end: new Date(query.until) }),
  }));
  stopRoutes(app, desk);
  bookRoutes(app, desk);
  app.get('/withdrawals', async () => ({ data: await desk.heldWithdrawals() }));
  app.post<{ Params: Static<typeof Params> }>('/withdrawals/:id/approve', { schema: { params: Params } }, async ({ params }) => {
    await desk.decideWithdrawal(params.id, { isApproved: true });
    return { data: { id: params.id, decision: 'approved' } };
  });
  app.post<{ Params: Static<typeof Params>; Body: Static<typeof Refusal> }>(
    '/withdrawals/:id/refuse',
    { schema: { params: Params, body: Refusal } },
    async ({ params, body }) => {
      await desk.decideWithdrawal(params.id, { isApproved: false, reason: body.reason });
      return { data: { id: params.id, decision: 'refused' } };
    },
  );
}

/** Players who may need help. (docs/guides/care-for-players.md) */
function careRoutes(app: FastifyInstance, desk: Pick<OperatorDesk, 'care' | 'recordCare'>): void {
  app.get('/care', async () => ({ data: await desk.care() }));
  app.post<{ Params: Static<typeof Params>; Body: Static<typeof StepEnd> }>(
    '/care/:id/outcome',
    { schema: { params: Params, body: StepEnd } },
    async ({ params, body }) => {
      await desk.recordCare(params.id, body);
      return { data: { id: params.id, outcome: body.outcome } };
    },
  );
}
