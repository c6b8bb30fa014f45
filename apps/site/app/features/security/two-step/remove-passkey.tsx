import type { Passkey } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useState } from 'react';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { keepSecondFactor } from '#app/queries/second-factor.ts';
import { callApi } from '#app/session/index.ts';
import { useFactorCall } from './use-factor-call.ts';

/** Forgets a passkey, after a question; the last factor switches the second step off, and the question says so. */
export function RemovePasskey({ passkey: { id, name }, isLast }: { passkey: Passkey; isLast: boolean }) {
  const text = useContent('profile');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useFactorCall(
    () => callApi('secondFactor.passkeys.remove', { params: { id } }),
    ({ data }) => {
      setIsAsking(false);
      keepSecondFactor(data);
      void (data.isOn ? showAlert('profile.twoStepChanged') : showAlert('profile.twoStepOff'));
    },
  );
  return (
    <>
      <Button aria-label={text('profile.security.twoStep.passkeys.removeLabel', { name })} onClick={() => setIsAsking(true)} size="sm">
        {text('profile.security.twoStep.passkeys.removeButton')}
      </Button>
      <ConfirmDialog
        confirm={text('profile.security.twoStep.passkeys.removeButton')}
        isOpen={isAsking}
        isPending={remove.isPending}
        keep={text('profile.security.twoStep.keep')}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        text={
          isLast
            ? text('profile.security.twoStep.passkeys.remove.lastText', { name })
            : text('profile.security.twoStep.passkeys.remove.text', { name })
        }
        title={text('profile.security.twoStep.passkeys.remove.title')}
      />
    </>
  );
}
