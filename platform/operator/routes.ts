import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { AppError } from '#kernel';
import { checkSelf } from '../flows/self-check/index.ts';
import { bookRoutes } from './book-routes.ts';
import type { SignedDesk } from './signed-desk.ts';
import { stopRoutes } from './stop-routes.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const StepEnd = Type.Object({ outcome: Type.String(), note: Type.String({ maxLength: 2_000 }) }, { additionalProperties: false });
const Span = Type.Object(
  { from: Type.String({ format: 'date' }), until: Type.String({ format: 'date' }) },
  { additionalProperties: false },
);
/** Of which events are listed at once: refused sign-ins alone may be many thousands a day. */
const mostDays = 31;
const Refusal = Type.Object({ reason: Type.String({ maxLength: 500 }) }, { additionalProperties: false });

declare module 'fastify' {
  interface FastifyRequest {
    /** At the operator's API: the desk for whoever calls. */
    desk: SignedDesk;
  }
}

/** What an operator's own tools may call of the desk. (docs/guides/decide-withdrawals.md) */
export function operatorRoutes(app: FastifyInstance, deskFor: (person: string | null) => SignedDesk): void {
  app.decorateRequest('desk', {
    getter(this: FastifyRequest) {
      return deskFor(this.person);
    },
  });
  careRoutes(app);
  app.get('/build', async () => ({ data: await checkSelf() }));
  app.get<{ Querystring: Static<typeof Span> }>('/events', { schema: { querystring: Span } }, async ({ desk, query }) => {
    const [start, end] = [new Date(query.from), new Date(query.until)];
    const days = (end.getTime() - start.getTime()) / 86_400_000;
    if (!(days > 0 && days <= mostDays)) throw AppError.invalid('until', `is 1 to ${mostDays} days after from`);
    return { data: await desk.significantEvents({ start, end }) };
  });
  stopRoutes(app);
  bookRoutes(app);
  app.get('/withdrawals', async ({ desk }) => ({ data: await desk.heldWithdrawals() }));
  app.post<{ Params: Static<typeof Params> }>(
    '/withdrawals/:id/approve',
    { schema: { params: Params } },
    async ({ desk, params: { id } }) => {
      await desk.decideWithdrawal(id, { isApproved: true });
      return { data: { id, decision: 'approved' } };
    },
  );
  app.post<{ Params: Static<typeof Params>; Body: Static<typeof Refusal> }>(
    '/withdrawals/:id/refuse',
    { schema: { params: Params, body: Refusal } },
    async ({ desk, params: { id }, body: { reason } }) => {
      await desk.decideWithdrawal(id, { isApproved: false, reason });
      return { data: { id, decision: 'refused' } };
    },
  );
}

/** Players who may need help. (docs/guides/care-for-players.md) */
function careRoutes(app: FastifyInstance): void {
  app.get('/care', async ({ desk }) => ({ data: await desk.care() }));
  app.post<{ Params: Static<typeof Params>; Body: Static<typeof StepEnd> }>(
    '/care/:id/outcome',
    { schema: { params: Params, body: StepEnd } },
    async ({ desk, params, body }) => {
      await desk.recordCare(params.id, body);
      return { data: { id: params.id, outcome: body.outcome } };
    },
  );
}
