import { escapeHtml } from '@verdigale/stand-in';
import { formatAmount } from '../format-amount.ts';
import type { Payment } from '../payment.ts';

export interface Asked {
  transactionId?: string;
  clientId?: string;
  securityCode?: string;
}

/** What the clerk of a cash agent sees: money that a customer brings in, and money that one picks up. */
export function agentPage(payment: Payment | undefined, asked: Asked): string {
  const { transactionId = '', clientId = '', securityCode = '' } = asked;
  const wasAsked = Boolean(transactionId || clientId);
  const field = (name: string, label: string, value: string) =>
    `<label>${label}<input name="${name}" value="${escapeHtml(value)}" inputmode="numeric" autocomplete="off" maxlength="20" required></label>`;
  return `<h1>Cash agent</h1>
<p class="meta">The clerk’s side of the counter: type the codes that a player reads out to you.</p>
${payment ? counter(payment) : wasAsked ? '<p role="status">Nobody has these codes.</p>' : ''}
<div class="columns">
<section><h2>A customer pays in</h2><form>${field('transactionId', 'Transaction number', transactionId)}<button>Look up</button></form></section>
<section><h2>A customer picks up</h2><form>${field('clientId', 'Client number', clientId)}${field('securityCode', 'Security code', securityCode)}<button>Look up</button></form></section>
</div>`;
}

function counter({ id, kind, amount, currency, state }: Payment): string {
  const isIn = kind === 'payment';
  const decision =
    state === 'pending'
      ? `<form method="post" action="agent/${escapeHtml(id)}"><button name="decision" value="approve">${
          isIn ? 'I have taken the cash' : 'I have handed it out'
        }</button><button class="plain" name="decision" value="refuse">Refuse</button></form>`
      : `<p role="status">${state === 'succeeded' ? 'Done.' : 'Refused, or too late.'}</p>`;
  return `<article class="counter"><p class="meta">${isIn ? 'To take in' : 'To hand out'}</p>
<p class="sum">${escapeHtml(formatAmount(amount, currency, 'en'))}</p>${decision}</article>`;
}

export const agentStyles = `.columns { display: grid; gap: 32px 24px; align-items: start; }
@media (min-width: 44rem) { .columns { grid-template-columns: 1fr 1fr; } }
form { display: grid; gap: 12px; }
.counter form { grid-auto-flow: column; justify-content: start; }
.sum { font-size: 2rem; font-weight: 700; margin-block-end: 12px; }`;
