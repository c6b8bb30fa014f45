import type { MethodField } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { MethodControl } from './method-control.tsx';
import type { MethodForm } from './use-field-values.ts';

interface MethodFieldsProps extends Pick<MethodForm, 'values' | 'serverErrors' | 'failureOf' | 'isAsked' | 'onChange' | 'onTouch'> {
  fields: readonly MethodField[];
}

/** The fields that a payment method asks for, as the platform describes them. (DEP-06) */
export function MethodFields({ fields, values, serverErrors, failureOf, isAsked, onChange, onTouch }: MethodFieldsProps) {
  const text = useContent('modals', 'fieldsSettings');

  const errorOf = (field: MethodField): string | undefined => {
    if (serverErrors[field.key]) return text('modals.wallet.fields.refused');
    const failure = failureOf(field);
    return (
      failure && (text.dynamic('fieldsSettings.validationMessages', failure.rule, failure.params) ?? text('modals.wallet.fields.invalid'))
    );
  };

  return fields
    .filter(isAsked)
    .map((field) => (
      <MethodControl
        error={errorOf(field)}
        field={field}
        key={field.key}
        onBlur={() => onTouch(field.key)}
        onChange={(value) => onChange(field.key, value)}
        value={values[field.key] ?? ''}
      />
    ));
}
