import { escapeHtml } from '@verdigale/stand-in';
import { knownMethods } from '../channels.ts';
import { faults } from '../faults.ts';
import { formatAmount } from '../format-amount.ts';
import { refusedEnding, type Payment } from '../payment.ts';
import { steeringPage } from '../report.ts';
import type { PickedFault } from '../setting.sql.ts';

export interface Control {
  payments: Payment[];
  picked: PickedFault[];
  isHolding: boolean;
  problem?: string;
}

const currencies = ['EUR', 'USD', 'BRL', 'TRY', 'INR', 'KZT', 'BTC', 'ETH', 'USDT', 'TRX'];
const option = (value: string, label = value) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;

/** What a tester controls: the fault of the next payment, and the decision on those that wait. */
export function controlPage({ payments, picked, isHolding, problem }: Control): string {
  return `<h1>Payment provider</h1>
<p class="meta">A stand-in. Players pay on its own pages; <a href="coins">a wallet</a> sends coins, <a href="agent">an agent</a> takes and hands out cash.</p>
<section><h2>Something goes wrong with the next payment</h2>
<form class="fault" method="post" action="faults">
<label>Method<select name="method">${knownMethods.map((method) => option(method)).join('')}</select></label>
<label>Sum<input name="sum" inputmode="decimal" autocomplete="off" maxlength="24" placeholder="any"></label>
<label>Currency<select name="currency">${currencies.map((currency) => option(currency)).join('')}</select></label>
<label>What happens<select name="fault">${Object.entries(faults)
    .map(([fault, label]) => option(fault, label))
    .join('')}</select></label>
<button>Have it happen</button>
</form>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
${picked.map(pickedHtml).join('')}</section>
<section><h2>Payouts</h2>
<p>They ${isHolding ? 'wait for your decision here' : `are paid after three seconds; an account that ends in ${refusedEnding} is refused`}. Cash is handed out by the agent.</p>
<form method="post" action="hold-payouts"><button class="plain" name="hold" value="${isHolding ? 'off' : 'on'}">${isHolding ? 'Pay them by themselves' : 'Hold them for a decision here'}</button></form></section>
<section><h2>Payments and payouts</h2>
<ol>${payments.map(paymentHtml).join('') || '<li class="meta">Nothing yet.</li>'}</ol></section>`;
}

function pickedHtml({ id, method, amount, fault }: PickedFault): string {
  const which = amount === null ? 'any sum' : `${amount} minor units`;
  return `<form class="picked" method="post" action="faults/${id}/drop"><p>Next <strong>${escapeHtml(method)}</strong>, ${which}: ${escapeHtml(
    faults[fault].toLowerCase(),
  )}</p><button class="plain">Not any more</button></form>`;
}

function paymentHtml(payment: Payment): string {
  const { id, kind, method, amount, currency, state, reason, fault, received, confirmed, channel, createdAt } = payment;
  const sum = (minorUnits: string) => escapeHtml(formatAmount(minorUnits, currency, 'en'));
  const page = state === 'pending' || channel === 'coins' ? steeringPage(payment) : null;
  const about = [
    reason,
    channel === 'coins' && received !== '0'
      ? `${formatAmount(received, currency, 'en')} came, ${formatAmount(confirmed, currency, 'en')} confirmed`
      : null,
    fault && faults[fault].toLowerCase(),
  ].filter(Boolean);
  return `<li><article class="payment">
<p><strong>${sum(amount)}</strong> <span class="state ${state}">${state}</span></p>
<p class="meta">${kind === 'payment' ? 'Pay-in' : 'Payout'} · ${escapeHtml(method)}</p>
${about.length > 0 ? `<p>${escapeHtml(about.join('; '))}</p>` : ''}
<div class="actions">${page ? `<a class="button plain" href="${escapeHtml(page)}">Open</a>` : ''}${state === 'pending' ? decision(payment) : ''}</div>
<p class="meta">${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC<br>${escapeHtml(id)}</p></article></li>`;
}

function decision({ id, kind, channel }: Payment): string {
  const button = (value: string, label: string) => `<button class="plain" name="decision" value="${value}">${label}</button>`;
  const pay = channel === 'coins' ? '' : button('approve', 'Pay') + button('refuse', 'Refuse');
  const end = kind === 'payment' ? button('expire', 'Expire') : '';
  return `<form method="post" action="decide/${escapeHtml(id)}">${pay}${end}</form>`;
}

export const controlStyles = `.fault { display: grid; gap: 12px; }
@media (min-width: 60rem) { .fault { grid-template-columns: 3fr 2fr 1fr 5fr auto; align-items: end; } }
.picked { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 8px 16px; border: 1px dashed #728486; border-radius: 10px; }
.picked p { min-inline-size: 0; overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); }
.payment { display: grid; gap: 6px; block-size: 100%; align-content: start; }
.payment > p:first-child { display: flex; justify-content: space-between; gap: 12px; font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.state { font-size: .875rem; } .succeeded { color: #7fd6a2; } .failed { color: #ff9d8f; } .pending { color: #ecd78a; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.actions form { display: contents; }`;
