import { PasswordField } from '@verdigale/ui/field';
import { rulesOf, validateFields } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { refetchSessions } from '#app/queries/player.ts';
import { callApi, session } from '#app/session/index.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { NewPasswordFields, useNewPasswordRules, type NewPasswords } from '#app/forms/fields/new-password-fields.tsx';
import { OwnLogin } from '#app/forms/fields/own-login.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import styles from './form.module.css';

interface ChangeValues extends NewPasswords {
  currentPassword: string;
}

const currentPassword = rulesOf({ name: 'currentPassword', isRequired: true });
const empty: ChangeValues = { currentPassword: '', newPassword: '', repeatNewPassword: '' };

/** Changes the password of the player who is signed in; the other sessions end. (PROFILE-02) */
export function ChangePasswordForm() {
  const text = useContent('profile', 'fieldsSettings');
  const texts = useFieldTexts();

  async function send(body: ChangeValues): Promise<Refusal> {
    try {
      const { data } = await callApi('passwords.change', { body });
      session.profileChanged(data);
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure.kind === 'fields') return { fields: failure.fields };
      if (failure.kind !== 'tooMany') throw error;
      return { hint: text('profile.security.password.tooMany') };
    }
    form.reset(empty);
    void showAlert('profile.passwordChanged');
    void refetchSessions();
    return {};
  }

  const rules = { currentPassword, ...useNewPasswordRules() };
  const form = useForm<ChangeValues>({ defaultValues: empty, judge: (values) => validateFields(values, rules), texts, send });

  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      <OwnLogin />
      <PasswordField {...form.input('currentPassword')} autoComplete="current-password" isRequired label={texts.label('currentPassword')} />
      <NewPasswordFields form={form} />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('profile.security.password.submitButton')}
      </SubmitBar>
    </form>
  );
}
