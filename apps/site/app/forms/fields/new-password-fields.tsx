import { PasswordField } from '@verdigale/ui/field';
import { rulesOf } from '@verdigale/validation';
import type { Path } from 'react-hook-form';
import { useRootData } from '#app/root-data.ts';
import { PasswordMeter, PasswordRules } from './password-guide.tsx';
import { shortestPassword } from './platform-fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import type { Form } from '../use-form.ts';
import styles from './password-guide.module.css';

export interface NewPasswords extends Record<string, string> {
  newPassword: string;
  repeatNewPassword: string;
}

/** The rules of both fields: the fixed ones, and the brand's length of a password, as in the registration. (A 5, PROFILE-02) */
export function useNewPasswordRules() {
  return {
    newPassword: rulesOf({ name: 'newPassword', isRequired: true, rules: [{ rule: 'min', arguments: String(useShortestPassword()) }] }),
    repeatNewPassword: rulesOf({ name: 'repeatNewPassword', isRequired: true }),
  };
}

const fewestCharacters = 6;

function useShortestPassword(): number {
  const field = useRootData().registrationFields.find(({ name }) => name === 'password');
  return (field && shortestPassword(field)) ?? fewestCharacters;
}

/** A new password, twice, with its strength and the rules that the strength does not cover. */
export function NewPasswordFields<V extends NewPasswords>({ form }: { form: Form<V> }) {
  const texts = useFieldTexts();
  const shortest = useShortestPassword();
  const [first, again] = ['newPassword', 'repeatNewPassword'] as Path<V>[] as [Path<V>, Path<V>];
  const judgeAgain = () => {
    if (form.getFieldState(again).isTouched) void form.trigger(again);
  };
  const shown = (name: Path<V>) => ({ autoComplete: 'new-password', isRequired: true, label: texts.label(name) });
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...form.input(first, { onChange: judgeAgain })}
          {...shown(first)}
          hint={<PasswordRules password={form.values.newPassword} repeated={form.values.repeatNewPassword} shortest={shortest} />}
        />
        <PasswordMeter isRefused={form.isRefusedValue(first)} password={form.values.newPassword} shortest={shortest} />
      </div>
      <PasswordField {...form.input(again)} {...shown(again)} />
    </>
  );
}
