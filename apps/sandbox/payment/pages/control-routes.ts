import { showTesterPage } from '@verdigale/stand-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StandInContext } from '../../stand-in.ts';
import { updatePayment } from '../change-payment.ts';
import { isFault, type Fault } from '../faults.ts';
import { parseAmount } from '../format-amount.ts';
import { decide, expire, type Payment, type Update } from '../payment.ts';
import { listPayments } from '../payment.sql.ts';
import { dropFault, holdsPayouts, listFaults, pickFault, setHoldPayouts } from '../setting.sql.ts';
import { controlPage, controlStyles } from './control-page.ts';

const shown = 100;

/** A test names minor units; a tester types a sum of a currency, or nothing for any sum. */
interface FaultBody {
  method?: string;
  amount?: string | null;
  fault?: string;
  sum?: string;
  currency?: string;
}

/** What a tester steers. */
export function controlRoutes(app: FastifyInstance, { pool, clock }: StandInContext): void {
  const home = (reply: FastifyReply) => reply.redirect(`${app.prefix}/`, 303);

  async function show(reply: FastifyReply, problem?: string): Promise<FastifyReply> {
    const [payments, picked, isHolding] = await Promise.all([listPayments(pool, shown), listFaults(pool), holdsPayouts(pool)]);
    const body = controlPage({ payments, picked, isHolding, ...(problem && { problem }) });
    return showTesterPage(reply, { title: 'Payment provider', body, styles: controlStyles, status: problem ? 422 : 200 });
  }

  app.get('/', (_request, reply) => show(reply));

  app.post<{ Body: FaultBody }>('/faults', async ({ body, headers }, reply) => {
    const picked = readFault(body);
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (typeof picked === 'string') {
      return isForm ? show(reply, picked) : reply.code(422).send({ error: { code: 'invalid-request', message: picked } });
    }
    await pickFault(pool, picked, clock.now());
    return isForm ? home(reply) : reply.code(201).send({ data: picked });
  });
  app.post<{ Params: { id: string } }>('/faults/:id/drop', async ({ params }, reply) => {
    await dropFault(pool, params.id);
    return home(reply);
  });

  app.post<{ Params: { id: string }; Body: { decision?: string } }>('/decide/:id', async ({ params, body }, reply) => {
    const now = clock.now();
    await updatePayment(pool, params.id, now, (payment) => decisions[body?.decision ?? '']?.(payment, now) ?? null);
    return home(reply);
  });
  app.post<{ Body: { hold?: string } }>('/hold-payouts', async ({ body }, reply) => {
    await setHoldPayouts(pool, body?.hold === 'on');
    return home(reply);
  });
}

const decisions: Readonly<Record<string, (payment: Payment, now: Date) => Update | null>> = {
  approve: (payment, now) => (payment.channel === 'coins' ? null : decide(payment, 'succeeded', null, now)),
  refuse: (payment, now) => (payment.channel === 'coins' ? null : decide(payment, 'failed', 'refused by the tester', now)),
  expire: (payment) => (payment.kind === 'payment' ? expire(payment) : null),
};

/** The fault that was picked, or what is wrong with it. */
function readFault(body: FaultBody | undefined): { method: string; amount: string | null; fault: Fault } | string {
  const { method, fault, amount, sum, currency = '' } = body ?? {};
  if (typeof method !== 'string' || method === '') return 'Which method?';
  if (!isFault(fault)) return 'Which fault?';
  if (typeof amount === 'string') return /^[1-9]\d{0,15}$/.test(amount) ? { method, amount, fault } : 'An amount is a text of minor units.';
  if (!sum?.trim()) return { method, amount: null, fault };
  const minorUnits = parseAmount(sum, currency);
  return minorUnits === undefined ? 'This is no sum of that currency.' : { method, amount: String(minorUnits), fault };
}
