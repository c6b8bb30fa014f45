import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { OperatorDesk } from './desk.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Refusal = Type.Object({ reason: Type.String({ maxLength: 500 }) }, { additionalProperties: false });

/** What an operator's own tools may call of the desk. (docs/guides/decide-withdrawals.md) */
export function operatorRoutes(app: FastifyInstance, desk: Pick<OperatorDesk, 'heldWithdrawals' | 'decideWithdrawal'>): void {
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
