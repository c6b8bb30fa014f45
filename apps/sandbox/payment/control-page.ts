import { escapeHtml } from '../page.ts';
import { formatAmount } from './format-amount.ts';
import type { Payment } from './payment.sql.ts';
import { refusedEnding } from './worker.ts';

/** What a tester steers: pending payments and payouts, and whether payouts wait for a decision. */
export function controlPage(payments: Payment[], isHolding: boolean): string {
  const decision = ({ id }: Payment) =>
    `<form method="post" action="decide/${escapeHtml(id)}"><button name="decision" value="approve">Pay</button><button class="plain" name="decision" value="refuse">Refuse</button></form>`;
  const row = (payment: Payment) => `<tr>
<td>${escapeHtml(payment.createdAt.toISOString().slice(0, 19).replace('T', ' '))}</td><td>${payment.kind}</td><td>${escapeHtml(payment.method)}</td>
<td>${escapeHtml(formatAmount(payment.amount, payment.currency, 'en'))}</td><td>${payment.state}${payment.reason ? `: ${escapeHtml(payment.reason)}` : ''}</td>
<td>${payment.state === 'pending' ? decision(payment) : ''}</td></tr>`;
  return `<h1>Payment provider (stand-in)</h1>
<p class="note">Card payments are decided on their own page. Payouts are paid after a few seconds; one whose account ends in ${refusedEnding} is refused.
Payouts ${isHolding ? 'wait for your decision here' : 'are decided by themselves'}.</p>
<form method="post" action="hold-payouts"><button class="plain" name="hold" value="${isHolding ? 'off' : 'on'}">${isHolding ? 'Decide payouts by themselves' : 'Hold payouts for a decision here'}</button></form>
<div class="scroll"><table><thead><tr><th>Time</th><th>Kind</th><th>Method</th><th>Amount</th><th>State</th><th></th></tr></thead>
<tbody>${payments.map(row).join('') || '<tr><td colspan="6">Nothing yet.</td></tr>'}</tbody></table></div>`;
}
