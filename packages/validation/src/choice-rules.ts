import { isEmpty, plain, type RuleSet, type TestContext } from './rule.ts';

const AFFIRMATIVE = new Set<unknown>(['yes', 'on', '1', 'true', 1, true]);
const NEGATIVE = new Set<unknown>(['no', 'off', '0', 'false', 0, false]);
const BOOLEAN_LIKE = new Set<unknown>([true, false, 1, 0, '1', '0']);

export function siblingOf(field: string, { values }: TestContext): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined;
}

export const choiceRules = {
  required: plain((value) => !isEmpty(value) && !(typeof value === 'string' && value.trim() === '')),
  required_if: ([field, ...wanted]) => {
    if (!field || wanted.length === 0) return null;
    return (value, context) => !isEmpty(value) || !wanted.includes(String(siblingOf(field, context)));
  },
  accepted: plain((value) => AFFIRMATIVE.has(value)),
  declined: plain((value) => NEGATIVE.has(value)),
  boolean: plain((value) => BOOLEAN_LIKE.has(value)),
  array: plain((value) => Array.isArray(value)),
  /** Same as the field that the argument names. */
  confirmed: ([field]) => (field ? (value, context) => value === siblingOf(field, context) : null),
  different: ([field]) => (field ? (value, context) => value !== siblingOf(field, context) : null),
} satisfies RuleSet;
