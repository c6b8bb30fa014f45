import { rulesOf } from './field-rules.ts';
import { isEmpty, type RuleFailure, type RuleSpec, type ValidationContext } from './rule.ts';
import { validate } from './validate.ts';

/** One of a field's options. Networks carry the form of an address as `regex`, currencies of a payout as `regexp`. (wire 8.1) */
interface MethodFieldOption {
  readonly id: string | null;
  readonly regex?: string;
  readonly regexp?: string;
}

/** What a payment method says of one of its fields. */
interface MethodField {
  readonly key: string;
  readonly isRequired: boolean;
  readonly regexp?: string;
  readonly options?: readonly MethodFieldOption[];
}

export interface MethodForm {
  readonly fields: readonly MethodField[];
  readonly values: Readonly<Record<string, string | null | undefined>>;
}

/** The platform fills it in: nobody is asked for it, and a value sent by a client is ignored. (W 5) */
export const fixedMethodField = 'agentNumber';

/** The fields whose option gives the pattern of a wallet's address; the first one that has a pattern wins. */
const addressKinds = ['crypto_network', 'currencyWithdraw'];

/** The option that a value names; no value names an option without an id. (wire 8.1) */
export function chosenOption<Option extends MethodFieldOption>(
  { options }: { readonly options?: readonly Option[] | undefined },
  value: string | null | undefined,
): Option | undefined {
  return options?.find(({ id }) => (id ?? '') === (value ?? ''));
}

/** Whether a value must be given: an address of a wallet always, what the platform fills in never. (W 5) */
export const isMethodFieldRequired = ({ key, isRequired }: Pick<MethodField, 'key' | 'isRequired'>): boolean =>
  key !== fixedMethodField && (isRequired || key === 'wallet_id');

/**
 * The first rule that a payment method's field breaks: required; phone and cpf_number have rules of their own; wallet_id is
 * required and follows the chosen network or currency; any other its regexp. `in` means that the value is not one of the options. (W 5)
 */
export function judgeMethodField(field: MethodField, form: MethodForm, context: ValidationContext): RuleFailure | undefined {
  const { key, options } = field;
  const value = form.values[key] ?? '';
  if (key === fixedMethodField || chosenOption(field, value)) return undefined;
  if (options && !isEmpty(value)) return { rule: 'in', params: {} };
  return validate(value, rulesOf({ name: key, isRequired: isMethodFieldRequired(field), rules: ownRules(field, form) }), context)[0];
}

function ownRules(field: MethodField, form: MethodForm): RuleSpec[] {
  const pattern = field.key === 'wallet_id' ? (addressPattern(form) ?? field.regexp) : field.regexp;
  return pattern && field.key !== 'phone' && field.key !== 'cpf_number' ? [{ rule: 'regex', arguments: pattern }] : [];
}

function addressPattern({ fields, values }: MethodForm): string | undefined {
  for (const kind of addressKinds) {
    const field = fields.find(({ key }) => key === kind);
    const chosen = field && chosenOption(field, values[kind]);
    const pattern = chosen?.regex ?? chosen?.regexp;
    if (pattern !== undefined) return pattern;
  }
  return undefined;
}
