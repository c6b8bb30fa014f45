import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createNonce, escapeHtml, sendPage } from '../page.ts';
import type { StandInContext } from '../stand-in.ts';
import { controlPage } from './control-page.ts';
import { formatAmount } from './format-amount.ts';
import { pageFrame } from '../page-frame.ts';
import { decide, findPayment, holdsPayouts, listPayments, setHoldPayouts, type Payment } from './payment.sql.ts';
import { pageTexts } from './texts.ts';

type WithId = { Params: { id: string } };
type Decided = WithId & { Body: { decision?: string } };

/** What a player sees (the card page) and what a tester steers (the control page). */
export async function paymentPages(app: FastifyInstance, { pool, clock, siteOrigins }: StandInContext): Promise<void> {
  await app.register(formbody);
  const now = () => clock.now();

  const show = (
    reply: FastifyReply,
    status: number,
    lang: string,
    build: (nonce: string) => Omit<Parameters<typeof pageFrame>[0], 'lang' | 'nonce'>,
  ) => {
    const nonce = createNonce();
    return sendPage(reply, { html: pageFrame({ ...build(nonce), lang, nonce }), nonce, status, frameAncestors: siteOrigins });
  };

  const unknown = (reply: FastifyReply) => {
    const { title, unknown: text } = pageTexts('en');
    return show(reply, 404, 'en', () => ({ title, body: `<h1>${escapeHtml(text)}</h1>` }));
  };

  /** Back to the shop: by itself, and by a link for those whose browser does not. */
  const leave = (reply: FastifyReply, payment: Payment) => {
    const texts = pageTexts(payment.locale);
    const [headline, target] =
      payment.state === 'succeeded'
        ? [texts.approved, payment.returnUrls?.success]
        : payment.state === 'failed'
          ? [texts.declined, payment.returnUrls?.error]
          : [texts.pending, payment.returnUrls?.pending];
    const url = escapeHtml(target ?? '/');
    return show(reply, 200, payment.locale, () => ({
      title: texts.title,
      head: `<meta http-equiv="refresh" content="1;url=${url}">`,
      body: `<h1>${escapeHtml(texts.merchant)}</h1><p class="amount">${escapeHtml(headline)}</p><a class="button" href="${url}">${escapeHtml(texts.back)}</a>`,
    }));
  };

  app.get<WithId>('/pay/:id', async ({ params }, reply) => {
    const payment = await findPayment(pool, params.id);
    if (payment?.kind !== 'payment') return unknown(reply);
    if (payment.state !== 'pending') return leave(reply, payment);
    return show(reply, 200, payment.locale, () => cardPage(payment));
  });

  app.post<Decided>('/pay/:id', async ({ params, body }, reply) => {
    const before = await findPayment(pool, params.id);
    if (before?.kind !== 'payment') return unknown(reply);
    if (body?.decision === 'approve') await decide(pool, before.id, 'succeeded', null, now());
    if (body?.decision === 'decline') await decide(pool, before.id, 'failed', 'declined by the cardholder', now());
    return leave(reply, (await findPayment(pool, before.id)) ?? before);
  });

  app.get('/', async (_request, reply) => {
    const [payments, isHolding] = [await listPayments(pool, 100), await holdsPayouts(pool)];
    return show(reply, 200, 'en', () => ({ title: 'Payment provider', body: controlPage(payments, isHolding) }));
  });
  app.post<Decided>('/decide/:id', async ({ params, body }, reply) => {
    const isPaid = body?.decision === 'approve';
    await decide(pool, params.id, isPaid ? 'succeeded' : 'failed', isPaid ? null : 'refused by the tester', now());
    return reply.redirect(`${app.prefix}/`, 303);
  });
  app.post<{ Body: { hold?: string } }>('/hold-payouts', async ({ body }, reply) => {
    await setHoldPayouts(pool, body?.hold === 'on');
    return reply.redirect(`${app.prefix}/`, 303);
  });
}

function cardPage({ amount, currency, locale }: Payment): { title: string; body: string } {
  const texts = pageTexts(locale);
  const sum = formatAmount(amount, currency, locale);
  const field = (label: string, name: string, placeholder: string, autocomplete: string) =>
    `<label>${escapeHtml(label)}<input name="${name}" dir="ltr" inputmode="numeric" placeholder="${placeholder}" autocomplete="${autocomplete}" maxlength="23"></label>`;
  const body = `<h1>${escapeHtml(texts.merchant)}</h1>
<p class="amount">${escapeHtml(sum)}</p>
<p class="note">${escapeHtml(texts.note)}</p>
<form method="post">
${field(texts.number, 'number', '4242 4242 4242 4242', 'cc-number')}
<div class="pair">${field(texts.expiry, 'expiry', '12/30', 'cc-exp')}${field(texts.code, 'code', '123', 'cc-csc')}</div>
<button name="decision" value="approve">${escapeHtml(texts.approve.replace('{amount}', sum))}</button>
<button class="plain" name="decision" value="decline">${escapeHtml(texts.decline)}</button>
<button class="plain" name="decision" value="close">${escapeHtml(texts.close)}</button>
</form>`;
  return { title: texts.title, body };
}
