import { rulesOf, type RuleSpec } from '@verdigale/validation';
import type { Field } from '@verdigale/contract';

/** A field of a form as data. Required, visible and editable unless said otherwise. */
export interface FieldSpec {
  name: string;
  description: string;
  isRequired?: boolean;
  isVisible?: boolean;
  editable?: boolean;
  /** What the form starts with. */
  value?: string;
  /** Beside the fixed rules of the field's name, of which a rule of the same name takes the place. */
  rules?: readonly RuleSpec[];
}

/** The list as it is published: in its order, every field with all its rules. */
export function publishFields(specs: readonly FieldSpec[]): Field[] {
  return specs.map(({ name, description, isRequired = true, isVisible = true, editable = true, value, rules = [] }, index) => ({
    id: index + 1,
    name,
    description,
    isRequired,
    isVisible,
    editable,
    position: index + 1,
    ...(value !== undefined && { value }),
    rules: rulesOf({ name, isRequired, rules }) as Field['rules'],
  }));
}

/** The rules of a birth date and of an age in years. */
export const bornBefore = (leastAge: number): RuleSpec => ({ rule: 'minAge', arguments: String(leastAge) });
export const yearsFrom = (leastAge: number): readonly RuleSpec[] => [
  { rule: 'min', arguments: String(leastAge) },
  { rule: 'max', arguments: '120' },
];

/** A text of at most so many characters. */
export function text(max: number): readonly RuleSpec[] {
  return [{ rule: 'string' }, { rule: 'max', arguments: String(max) }];
}

/** A name that others see: no address of a page, no control characters, none that turns the direction of the text. */
export const shownName: readonly RuleSpec[] = [
  ...text(64),
  { rule: 'not_regex', arguments: '/:\\/\\/|[\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]/' },
];

export const yesOrNo: readonly RuleSpec[] = [{ rule: 'boolean' }];
