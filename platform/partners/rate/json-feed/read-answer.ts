import { MoneyError, parseRate, type Rate } from '@verdigale/money';
import type { RateAnswer } from '../port.ts';

/** The names under which feeds say when their rates were made: ISO text, Unix seconds, or a day. */
const timeNames = ['time', 'timestamp', 'date'] as const;

/**
 * Reads `{ "base": "EUR", "time": …, "rates": { "USD": 1.162, … } }`. Whatever is not a positive number of a currency is left out. Throws on
 * anything else: an answer without a base or a time cannot be judged.
 */
export function readAnswer(text: string): RateAnswer {
  const answer = objectOf(JSON.parse(text));
  const { base } = answer;
  if (typeof base !== 'string') throw new Error('the rate feed names no base currency');
  const at = timeNames.map((name) => timeOf(answer[name])).find((time) => time !== undefined);
  if (!at) throw new Error('the rate feed says no time');
  const rates = new Map([[base, parseRate(1)]]);
  for (const [code, value] of Object.entries(objectOf(answer.rates))) {
    const rate = rateOf(value);
    if (rate && code !== base) rates.set(code, rate);
  }
  return { base, at, rates };
}

function objectOf(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error('the rate feed answered no list of rates');
  return value as Record<string, unknown>;
}

function timeOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const time = new Date(typeof value === 'number' ? value * 1000 : value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function rateOf(value: unknown): Rate | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  try {
    return parseRate(value);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}
