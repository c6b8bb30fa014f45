import { isEmpty, type MessageParams, type RuleFailure, type RuleSpec, type TestContext, type ValidationContext } from './rule.ts';
import { coreRules, phoneRuleNames } from './rules.ts';

const JUDGES_EMPTY = new Set(['required', 'required_if']);
const SAYS_NUMERIC = new Set(['integer', 'numeric', 'decimal']);
const TAKES_LIST = new Set(['between', 'digits_between', 'required_if']);
const TAKES_PATTERN = new Set(['regex', 'not_regex']);

/**
 * The rules that the value does not meet, in their order; empty when it is valid. Never throws: arguments without a meaning
 * make a rule fail. A rule name that this version does not know is passed over, as its server judges it anyway; a server
 * finds both in its own lists at start with `findFaultyRules`.
 */
export function validate(value: unknown, rules: readonly RuleSpec[], context: ValidationContext = {}): RuleFailure[] {
  const testContext: TestContext = {
    values: context.values ?? {},
    now: context.now ?? Date.now(),
    isNumeric: rules.some(({ rule }) => SAYS_NUMERIC.has(rule)),
  };
  return rules
    .filter((spec) => JUDGES_EMPTY.has(spec.rule) || !isEmpty(value))
    .filter((spec) => isKnown(spec, context) && !testOf(spec, context)?.(value, testContext))
    .map((spec) => ({ rule: spec.rule, params: paramsOf(spec) }));
}

/** Judges a whole form. Only the fields that fail are in the answer. */
export function validateFields(
  values: Readonly<Record<string, unknown>>,
  rulesByField: Readonly<Record<string, readonly RuleSpec[]>>,
  context: ValidationContext = {},
): Record<string, RuleFailure[]> {
  const judged = Object.entries(rulesByField).map(([field, rules]) => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return [field, validate(value, rules, { ...context, values })] as const;
  });
  return Object.fromEntries(judged.filter(([, failures]) => failures.length > 0));
}

/** The rules of a list that can never work: unknown ones, and those whose arguments make no sense. */
export function findFaultyRules(rules: readonly RuleSpec[], context: Pick<ValidationContext, 'extra'> = {}): RuleSpec[] {
  return rules.filter((spec) => testOf(spec, context) === null);
}

function isKnown({ rule }: RuleSpec, context: ValidationContext): boolean {
  return ruleOf(rule, context) !== undefined || phoneRuleNames.includes(rule);
}

function testOf(spec: RuleSpec, context: ValidationContext) {
  return ruleOf(spec.rule, context)?.(argumentsOf(spec)) ?? null;
}

function ruleOf(name: string, { extra = {} }: ValidationContext) {
  // Own names only: a rule called `constructor` must not find the one of Object.
  if (Object.hasOwn(extra, name)) return extra[name];
  return Object.hasOwn(coreRules, name) ? coreRules[name] : undefined;
}

function argumentsOf({ rule, arguments: given }: RuleSpec): readonly string[] {
  if (given === undefined || given === null) return [];
  const list = (Array.isArray(given) ? given : [given]).map(String);
  return TAKES_LIST.has(rule) ? list.flatMap((text) => text.split(',')) : list;
}

function paramsOf(spec: RuleSpec): MessageParams {
  const [first, second] = argumentsOf(spec);
  if (first === undefined || TAKES_PATTERN.has(spec.rule)) return {};
  const param = { param: first };
  switch (spec.rule) {
    case 'min':
    case 'minAge':
      return { ...param, min: first };
    case 'max':
    case 'maxAge':
      return { ...param, max: first };
    case 'between':
    case 'digits_between':
      return { ...param, min: first, max: second };
    default:
      return param;
  }
}
