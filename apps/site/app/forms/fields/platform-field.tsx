import type { Field } from '@verdigale/contract';
import { PasswordField, TextField } from '@verdigale/ui/field';
import type { Option } from '@verdigale/ui/list-box';
import { useFieldTexts } from '../use-field-texts.ts';
import type { Form } from '../use-form.ts';
import { ConsentField } from './consent-field.tsx';
import { ControlledField } from './controlled-field.tsx';
import { PasswordMeter, PasswordRule } from './password-guide.tsx';
import { isRequired, kindOf, shortestPassword, type FormValues } from './platform-fields.ts';
import styles from './password-guide.module.css';

interface PlatformFieldProps {
  form: Form<FormValues>;
  field: Field;
  /** Of a choice. */
  options: readonly Option[];
  onChange?: () => void;
}

const tokens: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  firstName: 'given-name',
  lastName: 'family-name',
  city: 'address-level2',
  address: 'address-line1',
  additionalAddress: 'address-line2',
};

/** One field in the look of its kind; which ones a form has is the platform's data. */
export function PlatformField({ form, field, options, onChange }: PlatformFieldProps) {
  const texts = useFieldTexts();
  const { name } = field;
  const words = { label: texts.label(name), placeholder: texts.placeholder(name), isRequired: isRequired(field) };
  const kind = kindOf(field);
  const value = form.values[name];
  const input = form.input(name, onChange && { onChange });
  switch (kind) {
    case 'checkbox':
      return <ConsentField input={input} isRequired={words.isRequired} />;
    case 'password': {
      const password = typeof value === 'string' ? value : '';
      const shortest = name === 'password' ? shortestPassword(field) : null;
      return (
        <div className={styles.password}>
          <PasswordField
            {...input}
            {...words}
            autoComplete="new-password"
            hint={shortest !== null && input.error === undefined && <PasswordRule password={password} shortest={shortest} />}
          />
          {name === 'password' && <PasswordMeter isRefused={form.isRefusedValue(name)} password={password} shortest={shortest} />}
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
      return <ControlledField {...{ form, kind, name, options, words }} />;
  }
}
