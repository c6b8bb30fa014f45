import { limitDefinition } from '@verdigale/contract';
import { Tabs } from '@verdigale/ui/tabs';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { AddLimitForm } from './add-limit-form.tsx';
import { cashDefinitions, kindNames } from './limit-kinds.ts';
import styles from './limits.module.css';

/** Sets a limit of any kind, from anywhere: deposits unless another kind is chosen. */
export function SetLimit({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  const [kind, setKind] = useState<(typeof kindNames)[keyof typeof kindNames]>(kindNames[limitDefinition.deposit]);
  return (
    <div className={styles.form}>
      <Tabs
        label={text('modals.addCashLimit.kind')}
        look="switch"
        onSelect={setKind}
        selected={kind}
        tabs={cashDefinitions.map((definition) => ({
          id: kindNames[definition],
          label: text.dynamic('modals.addCashLimit.kinds', kindNames[definition]),
          panel: <AddLimitForm definition={definition} onDone={onDone} />,
        }))}
      />
      <LocaleLink className={styles.start} to="/profile/limits">
        {text('modals.addCashLimit.all')}
      </LocaleLink>
    </div>
  );
}
