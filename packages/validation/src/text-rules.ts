import { compilePattern } from './pattern.ts';
import { numberOf, ofText, plain, textOf, type RuleSet, type RuleTest } from './rule.ts';

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?';
/** Dot-separated atoms, then a domain of at least two labels. Every repeat is delimited, so it runs in linear time. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z][A-Za-z\\d-]{0,61}[A-Za-z\\d]$`);
const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const MAC = /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/i;

function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && text.indexOf('@') <= MAX_LOCAL_PART && EMAIL.test(text);
}

function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

function isIp(text: string): boolean {
  // The URL parser knows every form of an IPv6 address; the alphabet keeps zone ids and the like out.
  return IPV4.test(text) || (/^[\da-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]`));
}

/** One pattern matching is enough; a pattern that cannot be read makes the rule unusable rather than harmless. */
function anyPattern(args: readonly string[], isWanted: boolean): RuleTest | null {
  const patterns = args.map(compilePattern);
  if (patterns.length === 0 || patterns.includes(null)) return null;
  return (value) => {
    const text = textOf(value);
    if (text === null) return false;
    const results = patterns.map((pattern) => pattern?.(text));
    // A text too long or too costly to judge (undefined) fails both ways.
    return isWanted ? results.includes(true) : results.every((result) => result === false);
  };
}

export const textRules = {
  string: plain((value) => typeof value === 'string'),
  email: ofText(isEmail),
  url: ofText(isUrl),
  ip: ofText(isIp),
  mac_address: ofText((text) => MAC.test(text)),
  integer: ofText((text) => /^-?\d{1,30}$/.test(text)),
  numeric: plain((value) => numberOf(value) !== null),
  decimal: plain((value) => numberOf(value) !== null),
  // Names and cities are written in many scripts, so letters are those of Unicode; identifiers (alpha_dash) are ASCII.
  alpha: ofText((text) => /^[\p{L}\p{M}]+$/u.test(text)),
  alpha_num: ofText((text) => /^[\p{L}\p{M}\p{N}]+$/u.test(text)),
  alpha_dash: ofText((text) => /^[\w-]+$/.test(text)),
  lowercase: plain((value) => typeof value === 'string' && value === value.toLowerCase()),
  uppercase: plain((value) => typeof value === 'string' && value === value.toUpperCase()),
  countryCode: ofText((text) => /^[A-Z]{2}$/.test(text)),
  languageCode: ofText((text) => /^[a-z]{2}$/.test(text)),
  regex: (args) => anyPattern(args, true),
  not_regex: (args) => anyPattern(args, false),
} satisfies RuleSet;
