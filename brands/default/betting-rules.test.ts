import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sportsbookRules } from '../../platform/index.ts';

const page = readFileSync(new URL('content/en/static/betting-rules.md', import.meta.url), 'utf8');
const { currency, mostPayout, mostWin } = sportsbookRules;
const sum = (amount: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(Number(amount));

it('tells players what the house lets a bet win', () => {
  const sums = [...page.matchAll(/€[\d,]+\d/g)].map(([found]) => found);
  expect(sums).toEqual([mostWin.prematch, mostWin.live, mostPayout].map(sum));
});

const content = new URL('content/', import.meta.url);
const pageIn = (locale: string) => new URL(`${locale}/static/betting-rules.md`, content);

it.each(readdirSync(content).filter((locale) => existsSync(pageIn(locale))))('tells them the same sums in %s', (locale) => {
  const text = readFileSync(pageIn(locale), 'utf8').replace(/[۰-۹]/g, (figure) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(figure)));
  const sums = [...text.matchAll(/\d+(?:[.,٬\u00a0]\d+)+/g)].map(([found]) => found.replace(/\D/g, ''));
  expect(sums).toEqual([mostWin.prematch, mostWin.live, mostPayout].map(String));
});

it.each(['void', 'dead heat', 'Rule 4', 'after the outcome was known', 'plainly wrong', 'depend on each other', 'corrected'])(
  'says what becomes of a bet: %s',
  (what) => expect(page).toContain(what),
);
