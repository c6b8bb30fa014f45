import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RoundView } from '../wire.ts';
import { amountFormat } from './amounts.ts';
import { isGain, resultText, resumedText } from './round-texts.ts';
import { sayWith } from './texts.ts';

const texts = JSON.parse(readFileSync(new URL('../texts/en.json', import.meta.url), 'utf8')) as Record<string, string>;
const say = sayWith(texts);
const amount = amountFormat('en', 'EUR', 2);
const round = (changes: Partial<RoundView>): RoundView => ({
  id: 'r',
  status: 'settled',
  stake: '100',
  staked: '100',
  win: '0',
  choice: null,
  isFree: false,
  steps: [],
  outcome: { pay: 0, isOver: true },
  balanceAfterBet: '900',
  maxStake: null,
  balance: '900',
  ...changes,
});

describe('resultText', () => {
  it.each([
    [{ win: '0' }, 'No win. Stake €1.00, balance €9.00.'],
    [{ win: '250' }, 'Win €2.50. Stake €1.00, balance €9.00.'],
  ])('describes %j', (changes, text) => {
    expect(resultText(round(changes), 900n, say, amount)).toBe(text);
  });

  it.each(['40', '100'])('calls nothing a win that is not more than the stake: %s', (win) => {
    expect(resultText(round({ win }), 900n, say, amount)).toMatch(/^Paid €/);
  });
});

describe('resumedText', () => {
  it.each([
    [{ win: '250' }, 'It ended with €2.50 for a stake of €1.00.'],
    [{ win: '0' }, 'without a win'],
    [{ win: '250', status: 'pending' as const }, 'on its way to your balance'],
    [{ win: null, status: 'playing' as const }, 'still open'],
    [{ win: null, status: 'returned' as const }, 'was returned'],
    [{ win: null, status: 'returning' as const }, 'is on its way back'],
  ])('describes %j', (changes, text) => {
    expect(resumedText(round(changes), say, amount)).toContain(text);
  });
});

it('[G11] celebrates only what is more than the stake', () => {
  expect([isGain(99n, 100n), isGain(100n, 100n), isGain(101n, 100n)]).toEqual([false, false, true]);
});
