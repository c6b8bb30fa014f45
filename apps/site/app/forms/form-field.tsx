import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { afterPress } from './after-press.ts';
import type { Form } from './use-form.ts';

/** What a field that is more than an input of text is given. */
export interface FieldControl {
  /** Empty while nothing is chosen. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface FormFieldProps<V extends FieldValues> {
  form: Form<V>;
  name: Path<V>;
  children: (control: FieldControl) => ReactNode;
}

/** A field that is more than an input of text, such as a choice or a phone: the form is handed its value. */
export function FormField<V extends FieldValues>({ form, name, children }: FormFieldProps<V>) {
  return (
    <div onFocus={() => form.forgetServerError(name)}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => {
          function change(next: string) {
            form.forgetServerError(name);
            onChange(next);
          }
          const control = { value: typeof value === 'string' ? value : '', error: form.errorOf(name), onChange: change };
          return <>{children({ ...control, onBlur: () => afterPress(onBlur) })}</>;
        }}
      />
    </div>
  );
}
