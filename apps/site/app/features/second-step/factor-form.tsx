import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { PasskeyCalls } from './use-passkey.ts';
import type { Way } from './ways.ts';
import styles from './factor-form.module.css';

export interface FactorFormProps extends PasskeyCalls {
  ways: readonly Way[];
  /** Makes the call with a code; throws what the platform refuses. */
  onCode: (code: string) => Promise<void>;
}

const icons = { app: Smartphone, passkey: Fingerprint, recovery: LifeBuoy } as const;

/** Asks for the second factor in one of the ways that the player has; the others are a press away. */
export function FactorForm({ ways, onCode, ...passkey }: FactorFormProps) {
  const text = useContent('modals');
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const others = ways.filter((each) => each !== way);
  const names = {
    app: text('modals.secondStep.app.use'),
    passkey: text('modals.secondStep.passkey.use'),
    recovery: text('modals.secondStep.recovery.use'),
  };
  return (
    <div className={styles.step}>
      {way === 'passkey' ? <PasskeyForm {...passkey} /> : <CodeForm key={way} onCode={onCode} way={way} />}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((each) => (
            <Button isBlock key={each} onClick={() => setWay(each)}>
              <Icon as={icons[each]} />
              {names[each]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
