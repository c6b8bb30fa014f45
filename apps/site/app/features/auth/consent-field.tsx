import { Checkbox } from '@verdigale/ui/checkbox';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useContent } from '#app/content/use-content.ts';
import { Label } from './label.tsx';

interface ConsentFieldProps {
  name: string;
  error?: string | undefined;
  input: UseFormRegisterReturn;
  isRequired: boolean;
}

/** A tick beside what is agreed to, in the brand's words. */
export function ConsentField({ name, error, input, isRequired }: ConsentFieldProps) {
  const text = useContent('modals', 'fieldsSettings');
  const label = text.dynamic('modals.signUp.consents', name) ?? text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name;
  return (
    <Checkbox {...input} error={error} isRequired={isRequired}>
      <Label>{label}</Label>
    </Checkbox>
  );
}
