import type { PatternNode } from './pattern-node.ts';

/** Tokens, each tried at the current place (sticky). */
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[A-Za-z]|0(?!\d)|[^\dcukpP])/suy;
const UNICODE_ESCAPE = /\\(?:u\{[\da-fA-F]+\}|[pP]\{[^}]+\})/suy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const LITERAL = /[^\\|()*+?[]/suy;
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;
const PLACE = /\^|\$|\\[bB]/y;
const GROUP = /\((?:\?(?:(:)|(=)|(!)|<[A-Za-z_]\w*>)|(?!\?))/y;

/**
 * Reads the source of a valid regular expression; null for what a linear matcher cannot do or this one does not support:
 * back references, lookbehind, inline flags, and characters beyond the basic plane without the u flag.
 */
export function parsePattern(source: string, flags: string): PatternNode | null {
  const isUnicode = flags.includes('u');
  let at = 0;

  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const match = token.exec(source);
    if (match) at = token.lastIndex;
    return match;
  };

  const choice = (): PatternNode | null => {
    const options: PatternNode[] = [];
    do {
      const option = sequence();
      if (!option) return null;
      options.push(option);
    } while (source[at] === '|' && (at += 1));
    return { kind: 'choice', options };
  };

  const sequence = (): PatternNode | null => {
    const items: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const item = single();
      if (!item) return null;
      items.push(repeated(item));
    }
    return { kind: 'sequence', items };
  };

  const repeated = (item: PatternNode): PatternNode => {
    const match = take(QUANTIFIER);
    if (!match) return item;
    const [, sign, count, comma, most] = match;
    if (sign) return { kind: 'repeat', item, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    const min = Number(count);
    return { kind: 'repeat', item, min, max: comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : min };
  };

  const single = (): PatternNode | null => {
    const place = take(PLACE);
    if (place) return placeOf(place[0], flags.includes('m'));
    const group = take(GROUP);
    if (group) return inside(group);
    const atom = (isUnicode ? take(UNICODE_ESCAPE) : null) ?? take(ESCAPE) ?? take(CLASS) ?? take(LITERAL);
    return atom ? { kind: 'atom', accepts: acceptor(atom[0], flags) } : null;
  };

  const inside = ([, , ahead, notAhead]: RegExpExecArray): PatternNode | null => {
    const body = choice();
    if (!body || source[at] !== ')') return null;
    at += 1;
    return ahead || notAhead ? { kind: 'look', ahead: body, isWanted: Boolean(ahead) } : body;
  };

  if (!isUnicode && ASTRAL.test(source)) return null;
  const whole = choice();
  return at === source.length ? whole : null;
}

/** The platform's own regular expressions judge single characters, so classes, escapes and flags mean what they always do. */
function acceptor(atom: string, flags: string): (char: string) => boolean {
  const expression = new RegExp(`^(?:${atom})$`, flags.replace('m', ''));
  return (char) => expression.test(char);
}

function placeOf(token: string, isMultiline: boolean): PatternNode {
  const isBreak = (char: string | undefined) => char === undefined || (isMultiline && /[\n\r\u2028\u2029]/.test(char));
  const isWord = (char: string | undefined) => char !== undefined && /\w/.test(char);
  switch (token) {
    case '^':
      return { kind: 'place', holds: (chars, at) => isBreak(chars[at - 1]) };
    case '$':
      return { kind: 'place', holds: (chars, at) => isBreak(chars[at]) };
    default:
      return { kind: 'place', holds: (chars, at) => (isWord(chars[at - 1]) !== isWord(chars[at])) === (token === '\\b') };
  }
}
