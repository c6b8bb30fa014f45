import { matches } from './pattern-matcher.ts';
import { parsePattern } from './pattern-parser.ts';

const MAX_PATTERN = 500;
const MAX_TEXT = 1000;

/** True or false, or undefined for a text that is too long or too costly to judge. */
export type PatternTest = (text: string) => boolean | undefined;

/**
 * A test for a pattern that came over the wire, bare or slash-delimited with flags (i, m, s, u); null when it is not a
 * valid one or uses back references, lookbehind or inline flags. It answers as RegExp.test does, without backtracking:
 * such patterns come from operators and payment partners, the texts from strangers, and one bad pair must not stop the
 * process.
 */
export function compilePattern(text: string): PatternTest | null {
  const delimited = /^\/(.+)\/([a-z]*)$/s.exec(text);
  const [source, flags] = delimited ? [delimited[1] ?? '', delimited[2] ?? ''] : [text, ''];
  if (source.length > MAX_PATTERN || /[^imsu]/.test(flags) || !isValid(source, flags)) return null;
  const pattern = parsePattern(source, flags);
  if (!pattern) return null;
  return (value) => (value.length > MAX_TEXT ? undefined : matches(pattern, flags.includes('u') ? [...value] : value.split('')));
}

function isValid(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}
