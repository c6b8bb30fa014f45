import type { Field } from '@verdigale/contract';
import { formatMessage, rulesOf, validateFields, type RuleFailure } from '@verdigale/validation';
import { phoneRules } from '@verdigale/validation/phone';
import { AppError } from '#kernel';

/** For clients that did not check the form themselves: our site shows its own texts by the name of the rule. */
const messages: Record<string, string> = {
  required: 'This field is required',
  min: 'At least {min} characters',
  max: 'At most {max} characters',
  email: 'This is not an e-mail address',
  phone: 'This is not a phone number',
  confirmed: 'The two entries differ',
  different: 'This must differ from: {param}',
  accepted: 'This must be accepted',
};

const messageOf = ({ rule, params }: RuleFailure) => formatMessage(messages[rule] ?? 'This is not valid', params);

/**
 * Judges the values of a form by the very rules that are published for it (VAL-07). Throws invalid with a message for each
 * field that fails, and for each that the form does not have.
 */
export function judgeFields(values: Readonly<Record<string, unknown>>, fields: readonly Field[], now: Date): void {
  const rules = Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]));
  const failures = validateFields(values, rules, { now: now.getTime(), extra: phoneRules });
  const invalid = new Map(Object.entries(failures).map(([name, failed]) => [name, failed.map(messageOf)]));
  for (const name of Object.keys(values)) if (!Object.hasOwn(rules, name)) invalid.set(name, ['There is no such field']);
  if (invalid.size > 0)
    throw new AppError('invalid', `invalid: ${[...invalid.keys()].join(', ')}`, { fields: Object.fromEntries(invalid) });
}
