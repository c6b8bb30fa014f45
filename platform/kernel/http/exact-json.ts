import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { requireStorable } from './storable-text.ts';

/** Plain or exponent notation, in its parts. */
const numberParts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** No money, id or rate is longer; the work for one number is bounded whatever a stranger sends. */
const maxNumberLength = 100;

/** Significant digits and scale, so that `1.50`, `1.5` and `15e-1` are the same number. */
function canonical(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = numberParts.exec(text) ?? [];
  const digits = whole + fraction;
  // Scanned by hand: a pattern for trailing zeros looks again from every zero in between.
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${digits.slice(start, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

function isExact(source: string, value: number): boolean {
  return source.length <= maxNumberLength && canonical(source) === canonical(String(value));
}

/**
 * What may hold something that is refused, and is looked through value by value: a number of more than fifteen digits or with an
 * exponent, an escaped character, a name that reaches prototypes. A double holds every decimal of fifteen digits exactly.
 */
const needsLook = /(?:^|[\s:,[])-?\d(?:[\d.]{15}|[\d.]*[eE])|\\u|__proto__|constructor/;

/**
 * Parses JSON whose numbers are held exactly: one that a double cannot hold (too many digits, beyond its range) is
 * refused rather than rounded, since it may be money. Refuses keys that would reach prototypes, and texts that cannot be stored.
 */
export function parseExactJson(text: string): unknown {
  const reviver = (key: string, value: unknown, context?: { source?: string }): unknown => {
    if (key === '__proto__' || key === 'constructor') throw new AppError('malformed', `key ${key} is not allowed`);
    requireStorable(key, 'body');
    if (typeof value === 'string') requireStorable(value, key);
    if (typeof value === 'number' && context?.source !== undefined && !isExact(context.source, value)) {
      throw AppError.invalid(key, 'this number has more digits than can be taken');
    }
    return value;
  };
  try {
    if (text.isWellFormed() && !needsLook.test(text)) return JSON.parse(text);
    return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed', 'the body is not JSON');
  }
}

/** Has a Fastify scope read its JSON bodies so. */
export function takeExactJson(app: FastifyInstance, bodyLimit: number): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseExactJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
