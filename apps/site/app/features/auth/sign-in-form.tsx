import { PasswordField, TextField } from '@verdigale/ui/field';
import { PhoneField } from '#app/forms/fields/phone-field.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { typedLogin } from './typed-login.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import styles from './form.module.css';
import { useSignIn, type SignIn } from './use-sign-in.ts';

/** Signs a player in by the password. (A 4) */
export function SignInForm({ type, close, onShutOut }: SignIn) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const form = useSignIn({ type, close, onShutOut });
  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      {type === 'phone' ? (
        <FormField form={form} name="login">
          {(control) => <PhoneField {...control} autoComplete="username" isRequired />}
        </FormField>
      ) : (
        <TextField
          {...form.input('login')}
          autoCapitalize="none"
          autoComplete="username"
          dir="ltr"
          inputMode="email"
          isRequired
          label={texts.label('login')}
          placeholder={texts.placeholder('login')}
          spellCheck={false}
          type="email"
        />
      )}
      <PasswordField {...form.input('password')} autoComplete="current-password" isRequired label={texts.label('password')} />
      <ModalLink
        className={styles.forgotten}
        modal="forgot-pass"
        onClick={() => typedLogin.keep(type === 'email' ? form.values.login : '')}
      >
        {text('modals.signIn.forgotLink')}
      </ModalLink>
      <SubmitBar form={form} labelOf={(name) => texts.label(name === 'login' && type === 'phone' ? 'phone' : name)}>
        {text('modals.signIn.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.signIn.noAccount')} <ModalLink modal="sign-up">{text('modals.signIn.signUpLink')}</ModalLink>
      </p>
    </form>
  );
}
