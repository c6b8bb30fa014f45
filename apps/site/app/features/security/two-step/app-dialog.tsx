import type { CallData } from '@verdigale/contract';
import { CopyButton } from '@verdigale/ui/copy-button';
import { Dialog } from '@verdigale/ui/dialog';
import { isOtpComplete, type RuleFailure } from '@verdigale/validation';
import { useContent } from '#app/content/use-content.ts';
import { proven } from '#app/features/proof/index.ts';
import { CodeInput } from '#app/forms/fields/code-input.tsx';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { formFailureOf } from '#app/forms/form-failure.ts';
import { SubmitBar } from '#app/forms/submit-bar.tsx';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useForm } from '#app/forms/use-form.ts';
import { callApi } from '#app/session/index.ts';
import { QrCode } from '#app/widgets/qr-code.tsx';
import type { FactorAdded } from './factor-added.ts';
import styles from './two-step.module.css';

type Begun = CallData<'secondFactor.app.begin'>;

interface AppDialogProps {
  begun: Begun | null;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

const missing: Record<string, RuleFailure[]> = { code: [{ rule: 'required', params: {} }] };

/** The secret to scan or to type, and the first code of the app. */
export function AppDialog({ begun, onAdded, onClose }: AppDialogProps) {
  const text = useContent('profile');
  return (
    <Dialog
      closesOnOutsideClick={false}
      isOpen={begun !== null}
      onClose={onClose}
      size="sm"
      title={text('profile.security.twoStep.app.dialog.title')}
    >
      {begun && (
        <div className={styles.dialog}>
          <Secret begun={begun} />
          <FirstCode onAdded={onAdded} ticket={begun.ticket} />
        </div>
      )}
    </Dialog>
  );
}

function Secret({ begun: { uri, secret } }: { begun: Begun }) {
  const text = useContent('profile');
  return (
    <div className={styles.scan}>
      <p>{text('profile.security.twoStep.app.dialog.scan')}</p>
      <QrCode label={text('profile.security.twoStep.app.dialog.qrLabel')} text={uri} />
      <div className={styles.secret}>
        <p className={styles.note}>{text('profile.security.twoStep.app.dialog.secret')}</p>
        <code dir="ltr">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton size="sm" text={secret} />
      </div>
    </div>
  );
}

function FirstCode({ ticket, onAdded }: { ticket: string; onAdded: (added: FactorAdded) => void }) {
  const text = useContent('profile', 'modals');
  const texts = useFieldTexts();
  const form = useForm({
    defaultValues: { code: '' },
    judge: ({ code }) => (isOtpComplete(code) ? {} : missing),
    texts,
    async send({ code }) {
      try {
        onAdded((await proven(() => callApi('secondFactor.app.confirm', { body: { ticket, code } }))).data);
        return null;
      } catch (error) {
        const failure = formFailureOf(error);
        if (failure.kind === 'tooMany') return { hint: text('modals.secondStep.tooMany') };
        if (failure.kind !== 'fields') throw error;
        if ('ticket' in failure.fields) return { hint: text('profile.security.twoStep.app.dialog.over') };
        return { fields: { code: text('profile.security.twoStep.app.dialog.wrong') } };
      }
    },
  });
  const label = text('profile.security.twoStep.app.dialog.codeLabel');
  return (
    <form {...form.element} className={styles.dialog}>
      <FormAlert>{form.hint}</FormAlert>
      <CodeInput error={form.serverErrors.code} label={label} onChange={(code) => form.change('code', code)} value={form.values.code} />
      <SubmitBar form={form} labelOf={() => label}>
        {text('profile.security.twoStep.app.dialog.submitButton')}
      </SubmitBar>
    </form>
  );
}
