import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { refetchSecondFactor } from '#app/queries/second-factor.ts';
import { callApi } from '#app/session/index.ts';
import { FactorRow } from './factor-row.tsx';
import { useFactorCall } from './use-factor-call.ts';

/** How many recovery codes are left, and new ones in their place, after a question. */
export function RecoveryRow({ left, onRenewed }: { left: number; onRenewed: (codes: readonly string[]) => void }) {
  const text = useContent('profile');
  const [isAsking, setIsAsking] = useState(false);
  const renew = useFactorCall(
    () => callApi('secondFactor.recoveryCodes.renew'),
    ({ data }) => {
      setIsAsking(false);
      onRenewed(data);
      void refetchSecondFactor();
    },
  );
  return (
    <FactorRow
      action={<Button onClick={() => setIsAsking(true)}>{text('profile.security.twoStep.recovery.renewButton')}</Button>}
      icon={LifeBuoy}
      isSet={left > 0}
      text={text('profile.security.twoStep.recovery.left', { count: left })}
      title={text('profile.security.twoStep.recovery.title')}
    >
      <ConfirmDialog
        confirm={text('profile.security.twoStep.recovery.renewButton')}
        isOpen={isAsking}
        isPending={renew.isPending}
        keep={text('profile.security.twoStep.keep')}
        onClose={() => setIsAsking(false)}
        onConfirm={() => renew.mutate()}
        text={text('profile.security.twoStep.recovery.renewText')}
        title={text('profile.security.twoStep.recovery.renewTitle')}
      />
    </FactorRow>
  );
}
