import type { MethodField } from '@verdigale/contract';
import { ApiError } from '@verdigale/client';
import { useState } from 'react';
import { firstFailure } from './field-check.ts';

/** The values of a method's fields, which of them were left, and what the platform said of them. */
export function useFieldValues(fields: readonly MethodField[]) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ key, value }) => [key, value ?? ''])),
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  return {
    values,
    touched,
    serverErrors,
    isValid: fields.every((field) => !firstFailure(field, values[field.key] ?? '')) && Object.keys(serverErrors).length === 0,
    onTouch: (key: string) => setTouched((before) => new Set(before).add(key)),
    onChange(key: string, value: string) {
      setValues((before) => ({ ...before, [key]: value }));
      setServerErrors(({ [key]: _, ...others }) => others);
    },
    /** Takes the errors of a 422; false when none of them belongs to a field of this form. */
    refuse(error: unknown): boolean {
      if (!(error instanceof ApiError) || error.status !== 422) return false;
      const known = [...fields.map(({ key }) => key), 'amount'];
      const mine = Object.entries(error.fields).filter(([key]) => known.includes(key));
      setServerErrors(Object.fromEntries(mine.map(([key, messages]) => [key, messages[0] ?? ''])));
      return mine.length > 0;
    },
    clearAmountError: () => setServerErrors(({ amount: _, ...others }) => others),
  };
}
