import { chosenOption, fixedMethodField, judgeMethodField } from '@verdigale/validation';
import { phoneRules, toWirePhone } from '@verdigale/validation/phone-max';
import type { Field, Limits, Method } from './method.ts';

export type FieldValues = Record<string, string | null>;

export interface CheckedFields {
  values: Record<string, string>;
  /** By field, what is wrong. */
  faults: Record<string, string[]>;
}

/**
 * Judges the values of a method's own fields by the rules that the browser applies too. What is not given is what the field
 * comes filled with; the agent's number is never the client's to say. (W 5)
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
    .filter((key) => !fields.some((field) => field.key === key))
    .map((key): [string, string[]] => [key, ['is unknown']]);
  return {
    values: Object.fromEntries(filled),
    faults: Object.fromEntries([...broken, ...unknown]),
  };
}

const faultTexts: Readonly<Record<string, string>> = { required: 'is required', in: 'is not one of the options' };

/** A phone is kept with its plus, however it was written. */
const stored = ({ key }: Field, value: string) => (key === 'phone' ? `+${toWirePhone(value) ?? value}` : value);

function valueOf(field: Field, given: FieldValues): string | null {
  if (field.key === fixedMethodField || !Object.hasOwn(given, field.key)) return field.value;
  return given[field.key]?.trim() ?? null;
}

/** What one payment may be with these fields: the limits of the chosen network where it has some. (W 5) */
export function limitsWith(method: Pick<Method, 'min' | 'max' | 'fields'>, given: FieldValues = {}): Limits {
  const network = method.fields.find(({ key }) => key === 'crypto_network');
  const chosen = network && chosenOption(network, valueOf(network, given));
  return { min: chosen?.min ?? method.min, max: chosen?.max ?? method.max };
}
