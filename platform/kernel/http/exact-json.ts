import { AppError } from '../app-error.ts';
import { requireStorable } from './storable-text.ts';

/** Plain or exponent notation, in its parts. */
const numberParts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Significant digits and scale, so that `1.50`, `1.5` and `15e-1` are the same number. */
function canonical(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = numberParts.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (!significant) return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/**
 * Parses JSON whose numbers are held exactly: one that a double cannot hold (too many digits, beyond its range) is
 * refused rather than rounded, since it may be money. Refuses keys that would reach prototypes, and texts that cannot be stored.
 */
export function parseExactJson(text: string): unknown {
  const reviver = (key: string, value: unknown, context?: { source?: string }): unknown => {
    if (key === '__proto__' || key === 'constructor') throw new AppError('malformed', `key ${key} is not allowed`);
    requireStorable(key, 'body');
    if (typeof value === 'string') requireStorable(value, key);
    if (typeof value === 'number' && context?.source !== undefined && canonical(context.source) !== canonical(String(value))) {
      throw AppError.invalid(key, 'this number has more digits than can be taken');
    }
    return value;
  };
  try {
    return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed', 'the body is not JSON');
  }
}
