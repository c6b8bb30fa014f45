import type { PaymentKind, PaymentPage, PaymentPeriod } from '@verdigale/partner-wire';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listChanges } from './payment.sql.ts';
import { reportOf } from './report.ts';

const pageSize = 100;
const time = { type: 'string', format: 'date-time' } as const;
const query = {
  type: 'object',
  required: ['from', 'to'],
  properties: { from: time, to: time, after: { type: 'string', pattern: '^[0-9TZ:.-]{24}/[\\w-]{1,64}$' } },
};

/** What changed in a period, oldest first, for the platform's reconciliation. */
export function paymentList(app: FastifyInstance, pool: Pool, kind: PaymentKind): void {
  app.get<{ Querystring: PaymentPeriod; Reply: PaymentPage }>(
    `/v1/${kind}s`,
    { schema: { querystring: query } },
    async ({ query: { from, to, after } }) => {
      const [changedAt = from, id = ''] = after?.split('/') ?? [];
      const rows = await listChanges(pool, kind, { changedAt, id, to }, pageSize);
      const last = rows.length === pageSize ? rows.at(-1) : undefined;
      return {
        data: rows.map((row) => ({ ...reportOf(row), changedAt: row.changedAt.toISOString() })),
        ...(last && { next: `${last.changedAt.toISOString()}/${last.id}` }),
      };
    },
  );
}
