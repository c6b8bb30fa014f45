import { Dialog } from '@verdigale/ui/dialog';
import { TextField } from '@verdigale/ui/field';
import type { RuleFailure } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { proven } from '#app/features/proof/index.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm, type Refusal } from '#app/forms/use-form.ts';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { callApi } from '#app/session/index.ts';
import { agentName } from '../agent-names.ts';
import { makePasskey } from './make-passkey.ts';
import type { FactorAdded } from './factor-added.ts';
import styles from './two-step.module.css';

interface PasskeyDialogProps {
  isOpen: boolean;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

const longestName = 40;
const missing: Record<string, RuleFailure[]> = { name: [{ rule: 'required', params: {} }] };

/** A name for the new passkey; then the browser asks by itself. */
export function PasskeyDialog({ isOpen, onAdded, onClose }: PasskeyDialogProps) {
  const text = useContent('profile');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="sm" title={text('profile.security.twoStep.passkeys.dialog.title')}>
      <PasskeyForm onAdded={onAdded} />
    </Dialog>
  );
}

function PasskeyForm({ onAdded }: Pick<PasskeyDialogProps, 'onAdded'>) {
  const text = useContent('profile');
  const texts = useFieldTexts();
  const failed = { hint: text('profile.security.twoStep.passkeys.failed') };

  async function send({ name }: { name: string }): Promise<Refusal | null> {
    try {
      const { data: options } = await proven(() => callApi('secondFactor.passkeys.begin'));
      const credential = await makePasskey(options);
      if (!credential) return failed;
      const body = { challenge: options.challenge, name: name.trim(), credential };
      onAdded((await proven(() => callApi('secondFactor.passkeys.add', { body }))).data);
      return null;
    } catch (error) {
      if (formFailureOf(error).kind === 'fields') return failed;
      throw error;
    }
  }
  const form = useForm({
    defaultValues: { name: agentName(navigator.userAgent)?.slice(0, longestName) ?? '' },
    judge: ({ name }) => (name.trim() === '' ? missing : {}),
    texts,
    send,
  });
  const label = text('profile.security.twoStep.passkeys.dialog.nameLabel');
  return (
    <form {...form.element} className={styles.dialog}>
      <p>{text('profile.security.twoStep.passkeys.dialog.text')}</p>
      <FormAlert>{form.hint}</FormAlert>
      <TextField {...form.input('name')} autoComplete="off" isRequired label={label} maxLength={longestName} />
      <SubmitBar form={form} labelOf={() => label}>
        {text('profile.security.twoStep.passkeys.dialog.submitButton')}
      </SubmitBar>
    </form>
  );
}
