import { validateFields } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { callApi } from '#app/session/index.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { NewPasswordFields, useNewPasswordRules, type NewPasswords } from '#app/forms/fields/new-password-fields.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import styles from './form.module.css';
import { isCodeRefused } from './is-code-refused.ts';

/** Sets a new password with the code of a link or of a verified phone; then the sign-in opens. (AUTH-16, wire 2.4) */
export function ResetPassForm({ code }: { code: string }) {
  const text = useContent('modals');
  const texts = useFieldTexts();
  const { open } = useModals();

  async function send(passwords: NewPasswords): Promise<Refusal | null> {
    try {
      await callApi('passwords.confirm', { body: { code, ...passwords } });
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure.kind === 'fields' && !Object.hasOwn(failure.fields, 'code')) return { fields: failure.fields };
      if (!isCodeRefused(error)) throw error;
      await showAlert('profile.invalidResetCode');
      return { hint: text('modals.resetPass.refused') };
    }
    await showAlert('profile.passwordChanged');
    open('sign-in');
    return null;
  }

  const rules = useNewPasswordRules();
  const form = useForm<NewPasswords>({
    defaultValues: { newPassword: '', repeatNewPassword: '' },
    judge: (values) => validateFields(values, rules),
    texts,
    send,
  });

  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      <p>{text('modals.resetPass.text')}</p>
      <NewPasswordFields form={form} />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('modals.resetPass.submitButton')}
      </SubmitBar>
      <p className={styles.other}>
        {text('modals.resetPass.linkTooOld')} <ModalLink modal="forgot-pass">{text('modals.resetPass.newLink')}</ModalLink>
      </p>
    </form>
  );
}
