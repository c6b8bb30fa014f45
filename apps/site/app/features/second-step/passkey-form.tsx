import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { usePasskey, type PasskeyCalls } from './use-passkey.ts';
import styles from './factor-form.module.css';

export function PasskeyForm(calls: PasskeyCalls) {
  const text = useContent('modals');
  const { use, isPending, hint } = usePasskey(calls);
  return (
    <div className={styles.form}>
      <p className={styles.text}>{text('modals.secondStep.passkey.text')}</p>
      <FormAlert>{hint}</FormAlert>
      <Button autoFocus isBlock isLoading={isPending} onClick={() => void use()} size="lg" variant="primary">
        {text('modals.secondStep.passkey.button')}
      </Button>
    </div>
  );
}
