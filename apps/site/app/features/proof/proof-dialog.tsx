import { Dialog } from '@verdigale/ui/dialog';
import { PasswordField } from '@verdigale/ui/field';
import { rulesOf, validateFields } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { FactorForm, type Way } from '#app/features/second-step/index.ts';
import { OwnLogin } from '#app/forms/fields/own-login.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { callApi } from '#app/session/index.ts';
import styles from './proof-dialog.module.css';

const rules = { password: rulesOf({ name: 'currentPassword', isRequired: true }) };

interface ProofDialogProps {
  isOpen: boolean;
  ways: readonly Way[];
  onAnswer: (isProven: boolean) => void;
}

/** Asks who it is before what a session that somebody else got hold of must not do: for the second factor where it is on, else for the password. */
export function ProofDialog({ isOpen, ways, onAnswer }: ProofDialogProps) {
  const text = useContent('profile');
  return (
    <Dialog isOpen={isOpen} onClose={() => onAnswer(false)} size="sm" title={text('profile.security.proof.title')}>
      {ways.length > 0 ? <FactorProof onProven={() => onAnswer(true)} ways={ways} /> : <PasswordProof onProven={() => onAnswer(true)} />}
    </Dialog>
  );
}

function FactorProof({ ways, onProven }: { ways: readonly Way[]; onProven: () => void }) {
  return (
    <FactorForm
      onCode={async (code) => {
        await callApi('sessions.prove', { body: { code } });
        onProven();
      }}
      onPasskey={async (passkey, { challenge }) => {
        await callApi('sessions.prove', { body: { passkey, challenge } });
        onProven();
      }}
      requestPasskey={async () => (await callApi('sessions.prove.passkey')).data}
      ways={ways}
    />
  );
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const text = useContent('profile');
  const texts = useFieldTexts();

  async function send({ password }: { password: string }): Promise<Refusal | null> {
    try {
      await callApi('sessions.prove', { body: { password } });
      onProven();
      return null;
    } catch (error) {
      const { kind } = formFailureOf(error);
      if (kind === 'fields') return { fields: { password: text('profile.security.proof.wrong') } };
      if (kind === 'tooMany') return { hint: text('profile.security.password.tooMany') };
      throw error;
    }
  }
  const form = useForm({ defaultValues: { password: '' }, judge: (values) => validateFields(values, rules), texts, send });

  return (
    <form {...form.element} className={styles.form}>
      <p>{text('profile.security.proof.text')}</p>
      <FormAlert>{form.hint}</FormAlert>
      <OwnLogin />
      <PasswordField {...form.input('password')} autoComplete="current-password" autoFocus isRequired label={texts.label('password')} />
      <SubmitBar form={form} labelOf={texts.label}>
        {text('profile.security.proof.submitButton')}
      </SubmitBar>
    </form>
  );
}
