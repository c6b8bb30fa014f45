import { chosenOption, fixedMethodField, judgeMethodField } from '@verdigale/validation';
import { phoneRules, toWirePhone } from '@verdigale/validation/phone';
import type { Field, Limits, Method } from './method.ts';

export type FieldValues = Record<string, string | null>;

export interface CheckedFields {
  values: Record<string, string>;
  /** Messages by field. */
  faults: Record<string, string[]>;
}

/**
 * Judges the values of a method's own fields by the rules that the browser applies too. A missing value is replaced by
 * the field's prefilled one; the agent's number never comes from the client. (W 5)
 */
export function checkFields(fields: readonly Field[], given: FieldValues = {}): CheckedFields {
  const form = { fields, values: Object.fromEntries(fields.map((field) => [field.key, valueOf(field, given)])) };
  const filled = fields.flatMap((field) => {
    const value = form.values[field.key];
    return value ? [[field.key, stored(field, value)] as const] : [];
  });
  const broken = fields.flatMap((field): [string, string[]][] => {
    const failure = judgeMethodField(field, form, { extra: phoneRules });
    return failure ? [[field.key, [faultTexts[failure.rule] ?? 'is invalid']]] : [];
  });
  const unknown = Object.keys(given)
    // A network that a method does not have is sent as null (wire 8.3); anything else decides where money goes.
    .filter((key) => given[key] && !fields.some((field) => field.key === key))
    .map((key): [string, string[]] => [key, ['is unknown']]);
  return {
    values: Object.fromEntries(filled),
    faults: Object.fromEntries([...broken, ...unknown]),
  };
}

const faultTexts: Readonly<Record<string, string>> = { required: 'is required', in: 'is not one of the options' };

/** A phone is stored with its plus, however it was written. */
const stored = ({ key }: Field, value: string) => (key === 'phone' ? `+${toWirePhone(value) ?? value}` : value);

function valueOf(field: Field, given: FieldValues): string | null {
  if (field.key === fixedMethodField || !Object.hasOwn(given, field.key)) return field.value;
  return given[field.key]?.trim() ?? null;
}

/** The limits of one payment with these fields: those of the chosen network if it has its own. (W 5) */
export function limitsWith(method: Pick<Method, 'min' | 'max' | 'fields'>, given: FieldValues = {}): Limits {
  const network = method.fields.find(({ key }) => key === 'crypto_network');
  const chosen = network && chosenOption(network, valueOf(network, given));
  return { min: chosen?.min ?? method.min, max: chosen?.max ?? method.max };
}
