import { escapeHtml } from '@verdigale/stand-in';
import { amountInput, formatAmount } from '../format-amount.ts';
import { confirmationsNeeded, paidSum, type Payment } from '../payment.ts';
import { pageTexts } from '../texts/index.ts';
import { facts } from './pay-page.ts';
import type { ProviderPage } from './provider-page.ts';

/** What was typed, and what is wrong with it. */
export interface Typed {
  address: string;
  tag: string;
  amount?: string;
  problem?: 'address' | 'amount';
}

/** A wallet from which a tester sends coins to an address of the provider, as long as confirmations come watching them. */
export function coinsPage(payment: Payment | undefined, { address, tag, amount, problem }: Typed): ProviderPage {
  const locale = payment?.locale ?? 'en';
  const texts = pageTexts(locale);
  const suggested = payment ? amountInput(paidSum(payment.amount, payment.fault), payment.currency) : '';
  const field = (name: string, label: string, value: string, rest: string, error?: string) =>
    `<label>${escapeHtml(label)}<input name="${name}" dir="ltr" value="${escapeHtml(value)}" autocomplete="off" ${rest} ${
      error ? `aria-invalid="true" aria-describedby="${name}-problem"` : ''
    }></label>${error ? `<p class="problem" id="${name}-problem">${escapeHtml(error)}</p>` : ''}`;
  const body = `<h1>${escapeHtml(texts.coinTitle)}</h1>
<p class="note">${escapeHtml(texts.coinNote)}</p>
${payment ? progress(payment) : ''}
<form method="post" action="coins">
${field('address', texts.address, address, 'required maxlength="120" spellcheck="false"', problem === 'address' ? texts.noAddress : undefined)}
${field('tag', texts.tag, tag, 'maxlength="64" spellcheck="false"')}
${field('amount', texts.amount, amount ?? suggested, 'required inputmode="decimal" maxlength="24"', problem === 'amount' ? texts.noAmount : undefined)}
<button>${escapeHtml(texts.send)}</button>
</form>`;
  const isMoving = payment?.stepAt && payment.confirmations < confirmationsNeeded;
  const again = `<meta http-equiv="refresh" content="1;url=coins?${escapeHtml(new URLSearchParams({ address, tag }).toString())}">`;
  return { title: texts.coinTitle, lang: locale, body, head: isMoving ? again : '', status: problem ? 422 : 200 };
}

function progress({ amount, currency, locale, received, confirmations, fields }: Payment): string {
  const texts = pageTexts(locale);
  const sum = (minorUnits: string) => formatAmount(minorUnits, currency, locale);
  const count = (n: number) => n.toLocaleString(locale);
  const sent =
    received === '0'
      ? ''
      : `<p role="status"><strong>${escapeHtml(texts.sent.replace('{amount}', sum(received)))}</strong><br>${escapeHtml(
          texts.confirmations.replace('{count}', count(confirmations)).replace('{needed}', count(confirmationsNeeded)),
        )}</p>`;
  return facts([texts.network, fields.crypto_network ?? currency], [texts.amount, texts.least.replace('{amount}', sum(amount))]) + sent;
}
