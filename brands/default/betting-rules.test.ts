import { readFileSync } from 'node:fs';
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

it.each(['void', 'dead heat', 'Rule 4', 'after the outcome was known', 'plainly wrong', 'depend on each other', 'corrected'])(
  'says what becomes of a bet: %s',
  (what) => expect(page).toContain(what),
);
