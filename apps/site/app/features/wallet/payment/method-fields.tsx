import type { MethodField } from '@verdigale/contract';
import { FormField } from '#app/forms/form-field.tsx';
import { MethodControl } from './method-control.tsx';
import type { PaymentForm } from './use-payment-form.ts';

interface MethodFieldsProps {
  payment: Pick<PaymentForm, 'form' | 'isAsked'>;
  fields: readonly MethodField[];
  onChanged?: (value: string) => void;
}

/** The fields that a payment method asks for, as the platform describes them. (DEP-06) */
export function MethodFields({ payment: { form, isAsked }, fields, onChanged }: MethodFieldsProps) {
  return fields.filter(isAsked).map((field) => (
    <FormField form={form} key={field.key} name={field.key}>
      {({ onChange, ...control }) => (
        <MethodControl
          {...control}
          field={field}
          onChange={(value) => {
            onChange(value);
            onChanged?.(value);
          }}
        />
      )}
    </FormField>
  ));
}
