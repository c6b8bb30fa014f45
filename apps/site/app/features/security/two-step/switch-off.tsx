import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useState } from 'react';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { keepSecondFactor } from '#app/queries/second-factor.ts';
import { callApi } from '#app/session/index.ts';
import { useFactorCall } from './use-factor-call.ts';
import styles from './two-step.module.css';

/** Back to the password alone, after a question. */
export function SwitchOff() {
  const text = useContent('profile');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useFactorCall(
    () => callApi('secondFactor.remove'),
    ({ data }) => {
      setIsAsking(false);
      keepSecondFactor(data);
      void showAlert('profile.twoStepOff');
    },
  );
  return (
    <>
      <Button className={styles.off} onClick={() => setIsAsking(true)} variant="ghost">
        {text('profile.security.twoStep.switchOff.button')}
      </Button>
      <ConfirmDialog
        confirm={text('profile.security.twoStep.switchOff.button')}
        isOpen={isAsking}
        isPending={remove.isPending}
        keep={text('profile.security.twoStep.keep')}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        text={text('profile.security.twoStep.switchOff.text')}
        title={text('profile.security.twoStep.switchOff.title')}
      />
    </>
  );
}
