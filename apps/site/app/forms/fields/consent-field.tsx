import { Checkbox } from '@verdigale/ui/checkbox';
import { useContent } from '#app/content/use-content.ts';
import { Label } from '../label.tsx';
import type { FormInput } from '../use-form.ts';

interface ConsentFieldProps {
  input: FormInput;
  isRequired: boolean;
}

/** A tick beside what is agreed to, in the brand's words. */
export function ConsentField({ input, isRequired }: ConsentFieldProps) {
  const { name } = input;
  const text = useContent('modals', 'fieldsSettings');
  const label = text.dynamic('modals.signUp.consents', name) ?? text.dynamic('fieldsSettings.fieldsControls', `${name}.label`) ?? name;
  return (
    <Checkbox {...input} isRequired={isRequired}>
      <Label>{label}</Label>
    </Checkbox>
  );
}
