import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Kernel } from '#kernel';
import { listHeldWithdrawals, reviewWithdrawal } from './review-withdrawal.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Refusal = Type.Object({ reason: Type.String({ maxLength: 500 }) }, { additionalProperties: false });

/** What `npm run withdrawal` does, for an operator's own tools. (docs/guides/decide-withdrawals.md) */
export function operatorRoutes(app: FastifyInstance, kernel: Kernel): void {
  app.get('/withdrawals', async () => ({ data: await listHeldWithdrawals(kernel.db) }));
  app.post<{ Params: Static<typeof Params> }>('/withdrawals/:id/approve', { schema: { params: Params } }, async ({ params }) => {
    await reviewWithdrawal(kernel, params.id, { isApproved: true });
    return { data: { id: params.id, decision: 'approved' } };
  });
  app.post<{ Params: Static<typeof Params>; Body: Static<typeof Refusal> }>(
    '/withdrawals/:id/refuse',
    { schema: { params: Params, body: Refusal } },
    async ({ params, body }) => {
      await reviewWithdrawal(kernel, params.id, { isApproved: false, reason: body.reason });
      return { data: { id: params.id, decision: 'refused' } };
    },
  );
}
