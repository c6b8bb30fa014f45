import { TextField } from '@verdigale/ui/field';
import { rulesOf, validateFields } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { proven } from '#app/features/proof/index.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { callApi, session } from '#app/session/index.ts';
import styles from './verification.module.css';

const rules = { email: rulesOf({ name: 'email', isRequired: true }) };

/** Gives the profile the e-mail address that it has not; the platform mails the link. (wire 2.5) */
export function AddEmail() {
  const text = useContent('profile');
  const texts = useFieldTexts();
  const form = useForm({
    defaultValues: { email: '' },
    judge: ({ email }) => validateFields({ email: email.trim() }, rules),
    texts,
    async send({ email }) {
      try {
        const { data } = await proven(() => callApi('player.profile.update', { body: { email: email.trim() } }));
        session.profileChanged(data);
        return null;
      } catch (error) {
        const failure = formFailureOf(error);
        if (failure.kind === 'fields' && failure.fields.email !== undefined) return { fields: { email: failure.fields.email } };
        throw error;
      }
    },
  });
  return (
    <form {...form.element} className={styles.form}>
      <FormAlert>{form.hint}</FormAlert>
      <TextField
        {...form.input('email')}
        autoCapitalize="none"
        autoComplete="email"
        dir="ltr"
        inputMode="email"
        isRequired
        label={texts.label('email')}
        spellCheck={false}
        type="email"
      />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('profile.verification.email.addButton')}
      </SubmitBar>
    </form>
  );
}
