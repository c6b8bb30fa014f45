import type { RuleFailure } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';

export interface FieldTexts {
  label(name: string): string;
  placeholder(name: string): string | undefined;
  /** Why a field is refused: the field's own words for that rule, else everybody's. */
  message(name: string, failure: RuleFailure): string;
}

/** The words around the fields of the players' forms. (wire 15) */
export function useFieldTexts(): FieldTexts {
  const text = useContent('fieldsSettings');
  const label = (name: string) => text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name;
  return {
    label,
    placeholder: (name) => text.dynamic('fieldsSettings.fieldsControls', `${name}.placeholder`) ?? undefined,
    message(name, { rule, params }) {
      // Rules that compare name another field by its wire name.
      const param = params.param === undefined ? undefined : text.dynamic('fieldsSettings.fieldsControls', `${params.param}.label`);
      const filled = { ...params, ...(param && { param }) };
      return (
        text.dynamic('fieldsSettings.fieldsControls', `${name}.messages.${rule}`, filled) ??
        text.dynamic('fieldsSettings.validationMessages', rule, filled) ??
        text('fieldsSettings.validationMessages.invalid')
      );
    },
  };
}
