import { escapeHtml } from '@verdigale/stand-in';
import { formatAmount } from '../format-amount.ts';
import type { Payment } from '../payment.ts';
import { inShop, pageTexts, type PageTexts } from '../texts/index.ts';
import { say, type ProviderPage } from './provider-page.ts';

/** The page where a player pays. What it shows above the buttons depends on the kind of payment that it simulates. */
export function payPage(payment: Payment, shop: string): ProviderPage {
  const { amount, currency, locale, channel } = payment;
  const texts = pageTexts(locale);
  const sum = formatAmount(amount, currency, locale);
  const { note, fields } = partsOf(payment, texts);
  const close = channel === 'card' || channel === 'bank' ? plainButton('close', texts.close) : '';
  const body = `<h1>${escapeHtml(inShop(texts.merchant, shop))}</h1>
<p class="amount">${escapeHtml(sum)}</p>
<p class="note">${escapeHtml(note)}</p>
<form method="post">
${fields}
<button name="decision" value="approve">${escapeHtml(texts.approve.replace('{amount}', sum))}</button>
${plainButton('decline', texts.decline)}
${close}
</form>`;
  return { title: texts.title, lang: locale, body };
}

const plainButton = (decision: string, label: string) =>
  `<button class="plain" name="decision" value="${decision}">${escapeHtml(label)}</button>`;

/** The banks that the demo offers. */
const bankNames: Readonly<Record<string, string>> = { meridian: 'Meridian Bank', harbour: 'Harbour Savings', alder: 'Alder & Co' };

function partsOf({ channel, fields }: Payment, texts: PageTexts): { note: string; fields: string } {
  switch (channel) {
    case 'bank':
      return {
        note: texts.bankNote,
        fields: facts(
          [texts.bank, bankNames[fields.bank ?? ''] ?? fields.bank],
          [texts.holder, fields.account_holder],
          ['CPF', fields.cpf_number],
        ),
      };
    case 'frame':
      return {
        note: texts.walletNote,
        fields: fields.email ? `<p>${escapeHtml(texts.walletOwner.replace('{email}', fields.email))}</p>` : '',
      };
    case 'phone':
    case 'transfer-code':
      return { note: texts.phoneNote, fields: '' };
    default:
      return { note: texts.cardNote, fields: cardFields(texts) };
  }
}

function cardFields({ number, expiry, code }: PageTexts): string {
  const field = (label: string, name: string, placeholder: string, autocomplete: string) =>
    `<label>${escapeHtml(label)}<input name="${name}" dir="ltr" inputmode="numeric" placeholder="${placeholder}" autocomplete="${autocomplete}" maxlength="23"></label>`;
  return `${field(number, 'number', '4242 4242 4242 4242', 'cc-number')}
<div class="pair">${field(expiry, 'expiry', '12/30', 'cc-exp')}${field(code, 'code', '123', 'cc-csc')}</div>`;
}

/** What is known already, as far as it is. */
export function facts(...rows: [label: string, value: string | undefined][]): string {
  const known = rows.filter(([, value]) => value);
  const items = known.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd><bdi>${escapeHtml(value!)}</bdi></dd></div>`);
  return items.length > 0 ? `<dl>${items.join('')}</dl>` : '';
}

/** After the decision: a standalone page goes back to the shop, by itself or by a link; inside a frame there is nowhere to go. */
export function decidedPage(payment: Payment, shop: string): ProviderPage {
  const { locale, channel, returnUrls } = payment;
  const texts = pageTexts(locale);
  const headline = headlineOf(payment, texts);
  if (channel !== 'card' && channel !== 'bank') return say(shop, locale, headline, `<p>${escapeHtml(inShop(texts.goOn, shop))}</p>`);
  const url = escapeHtml(returnUrls?.[returnOf(payment)] ?? '/');
  return {
    ...say(shop, locale, headline, `<a class="button" href="${url}">${escapeHtml(inShop(texts.back, shop))}</a>`),
    head: `<meta http-equiv="refresh" content="1;url=${url}">`,
  };
}

const returnOf = ({ state }: Payment) => (state === 'succeeded' ? 'success' : state === 'failed' ? 'error' : 'pending');

function headlineOf({ state, reason }: Payment, texts: PageTexts): string {
  if (state === 'failed') return reason === 'expired' ? texts.expired : reason === 'cancelled' ? texts.cancelled : texts.declined;
  return state === 'succeeded' ? texts.approved : texts.pending;
}
