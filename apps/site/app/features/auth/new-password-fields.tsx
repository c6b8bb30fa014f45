import { PasswordField } from '@verdigale/ui/field';
import { rulesOf } from '@verdigale/validation';
import type { Path } from 'react-hook-form';
import { PasswordMeter, PasswordRules } from './password-guide.tsx';
import type { AuthForm } from './use-auth-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './form.module.css';

export interface NewPasswords extends Record<string, string> {
  newPassword: string;
  repeatNewPassword: string;
}

/** The fixed rules of both fields. (A 5, PROFILE-02) */
export const newPasswordRules = {
  newPassword: rulesOf({ name: 'newPassword', isRequired: true }),
  repeatNewPassword: rulesOf({ name: 'repeatNewPassword', isRequired: true }),
};

/** A new password, twice, with how strong it is and the rules that this does not tell. */
export function NewPasswordFields<V extends NewPasswords>({ auth }: { auth: AuthForm<V> }) {
  // See use-auth-form.ts.
  'use no memo';
  const texts = useFieldTexts();
  const { form, values } = auth;
  const [first, again] = ['newPassword', 'repeatNewPassword'] as Path<V>[] as [Path<V>, Path<V>];
  const judgeAgain = () => {
    if (form.getFieldState(again).isTouched) void form.trigger(again);
  };
  const shown = (name: Path<V>) => ({
    autoComplete: 'new-password',
    error: auth.errorOf(name),
    isRequired: true,
    label: texts.label(name),
    onFocus: () => auth.forgetServerError(name),
  });
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...form.register(first, { onChange: judgeAgain })}
          {...shown(first)}
          hint={<PasswordRules password={values.newPassword} repeated={values.repeatNewPassword} />}
        />
        <PasswordMeter password={values.newPassword} />
      </div>
      <PasswordField {...form.register(again)} {...shown(again)} />
    </>
  );
}
