import type { SecondFactor } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { FactorRow } from './factor-row.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import type { FactorAdded } from './factor-added.ts';
import styles from './two-step.module.css';

export function PasskeyRow({ factor, onAdded }: { factor: SecondFactor; onAdded: (added: FactorAdded) => void }) {
  const text = useContent('profile');
  const dateOf = useDateFormat('shortDay');
  const [isOpen, setIsOpen] = useState(false);
  const { passkeys } = factor;
  const isLast = passkeys.length === 1 && factor.app === null;
  return (
    <FactorRow
      action={<Button onClick={() => setIsOpen(true)}>{text('profile.security.twoStep.passkeys.addButton')}</Button>}
      icon={Fingerprint}
      isSet={passkeys.length > 0}
      text={text('profile.security.twoStep.passkeys.text')}
      title={text('profile.security.twoStep.passkeys.title')}
    >
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <li className={styles.key} key={passkey.id}>
              <div>
                <bdi>{passkey.name}</bdi>
                <p className={styles.note}>
                  {passkey.usedAt
                    ? text('profile.security.twoStep.passkeys.used', { date: dateOf(passkey.usedAt) })
                    : text('profile.security.twoStep.passkeys.added', { date: dateOf(passkey.createdAt) })}
                </p>
              </div>
              <RemovePasskey isLast={isLast} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <PasskeyDialog
        isOpen={isOpen}
        onAdded={(added) => {
          setIsOpen(false);
          onAdded(added);
        }}
        onClose={() => setIsOpen(false)}
      />
    </FactorRow>
  );
}
