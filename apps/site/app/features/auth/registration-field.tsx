import type { Field } from '@verdigale/contract';
import { PasswordField, TextField } from '@verdigale/ui/field';
import type { Option } from '@verdigale/ui/list-box';
import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import { ConsentField } from './consent-field.tsx';
import { ControlledField } from './controlled-field.tsx';
import { PasswordMeter, PasswordRule } from './password-guide.tsx';
import { isRequired, kindOf, shortestPassword, type RegistrationValues } from './registration-fields.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

interface RegistrationFieldProps {
  field: Field;
  error: string | undefined;
  value: string | boolean | undefined;
  control: Control<RegistrationValues>;
  input: UseFormRegisterReturn;
  options: readonly Option[];
}

const tokens: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  firstName: 'given-name',
  lastName: 'family-name',
  city: 'address-level2',
  address: 'address-line1',
  additionalAddress: 'address-line2',
};

/** One field of the registration in the look of its kind; which ones there are is the platform's data. */
export function RegistrationField({ field, error, value, control, input, options }: RegistrationFieldProps) {
  const texts = useFieldTexts();
  const { name } = field;
  const words = { label: texts.label(name), placeholder: texts.placeholder(name), error, isRequired: isRequired(field) };
  const kind = kindOf(field);
  switch (kind) {
    case 'checkbox':
      return <ConsentField {...{ name, error, input }} isRequired={words.isRequired} />;
    case 'password': {
      const password = typeof value === 'string' ? value : '';
      const shortest = name === 'password' ? shortestPassword(field) : null;
      return (
        <div className={styles.password}>
          <PasswordField
            {...input}
            {...words}
            autoComplete="new-password"
            hint={shortest !== null && error === undefined && <PasswordRule password={password} shortest={shortest} />}
          />
          {name === 'password' && <PasswordMeter password={password} />}
        </div>
      );
    }
    case 'email':
      return (
        <TextField
          {...input}
          {...words}
          autoCapitalize="none"
          autoComplete="email"
          dir="ltr"
          inputMode="email"
          spellCheck={false}
          type="email"
        />
      );
    case 'promoCode':
      return <TextField {...input} {...words} autoCapitalize="none" autoComplete="off" dir="ltr" spellCheck={false} />;
    case 'text':
      return <TextField {...input} {...words} autoComplete={tokens[name] ?? 'off'} />;
    default:
      return <ControlledField {...{ kind, name, control, options, words }} />;
  }
}
