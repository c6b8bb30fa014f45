import type { CallData, SecondFactor } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { callApi } from '#app/session/index.ts';
import { AppDialog } from './app-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import type { FactorAdded } from './factor-added.ts';
import { useFactorCall } from './use-factor-call.ts';

export function AppRow({ app, onAdded }: { app: SecondFactor['app']; onAdded: (added: FactorAdded) => void }) {
  const text = useContent('profile');
  const dateOf = useDateFormat('shortDay');
  const [begun, setBegun] = useState<CallData<'secondFactor.app.begin'> | null>(null);
  const begin = useFactorCall(
    () => callApi('secondFactor.app.begin'),
    ({ data }) => setBegun(data),
  );
  return (
    <FactorRow
      action={
        <Button isLoading={begin.isPending} onClick={() => begin.mutate()}>
          {app ? text('profile.security.twoStep.app.replaceButton') : text('profile.security.twoStep.app.addButton')}
        </Button>
      }
      icon={Smartphone}
      isSet={app !== null}
      text={app ? text('profile.security.twoStep.app.added', { date: dateOf(app.createdAt) }) : text('profile.security.twoStep.app.none')}
      title={text('profile.security.twoStep.app.title')}
    >
      <AppDialog
        begun={begun}
        onClose={() => setBegun(null)}
        onAdded={(added) => {
          setBegun(null);
          onAdded(added);
        }}
      />
    </FactorRow>
  );
}
