import { TextField } from '@verdigale/ui/field';
import { Textarea } from '@verdigale/ui/textarea';
import { validateFields, type RuleSpec } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { callApi } from '#app/session/index.ts';
import styles from './contact.module.css';

const longest = 4000;
const rules: Readonly<Record<string, readonly RuleSpec[]>> = {
  email: [{ rule: 'required' }, { rule: 'email' }, { rule: 'max', arguments: '254' }],
  message: [{ rule: 'required' }, { rule: 'max', arguments: String(longest) }],
};

interface ContactFormProps {
  /** The player's own address, to be changed at will. */
  email: string;
  onSent: (email: string) => void;
}

/** Sends a message to the operator; open to guests too. (ROUTE-09) */
export function ContactForm({ email, onSent }: ContactFormProps) {
  const text = useContent('pages');
  const texts = useFieldTexts();
  const form = useForm({
    defaultValues: { email, message: '' },
    judge: (values) => validateFields(values, rules),
    texts,
    async send(body) {
      try {
        await callApi('notification.communications', { body });
        void showAlert('global.sentMessage');
        onSent(body.email);
        return null;
      } catch (error) {
        const failure = formFailureOf(error);
        if (failure.kind === 'fields') return { fields: failure.fields };
        if (failure.kind !== 'tooMany') throw error;
        return { hint: text('pages.contacts.tooMany') };
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
        hint={text('pages.contacts.email.hint')}
        inputMode="email"
        isRequired
        label={texts.label('email')}
        placeholder={texts.placeholder('email')}
        spellCheck={false}
        type="email"
      />
      <Textarea
        {...form.input('message')}
        hint={text('pages.contacts.message.hint')}
        isRequired
        label={texts.label('message')}
        maxLength={longest}
        rows={7}
      />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('pages.contacts.submitButton')}
      </SubmitBar>
    </form>
  );
}
