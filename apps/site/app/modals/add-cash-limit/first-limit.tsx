import { limitDefinition } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { limitsAsked } from '#app/browser/limits-asked.ts';
import { useContent } from '#app/content/use-content.ts';
import { AddLimitForm } from '#app/features/limits/index.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { useSession } from '#app/session/index.ts';
import styles from './first-limit.module.css';

/** Asked once, after the registration, and as easily left alone as answered; then on to the wallet. (RTS 12A) */
export function FirstLimit() {
  const text = useContent('modals');
  const { open } = useModals();
  const id = useSession().profile?.id ?? '';
  function goOn() {
    limitsAsked.write(id);
    open('wallet', { value: 'deposit' });
  }
  return (
    <div className={styles.first}>
      <AddLimitForm definition={limitDefinition.deposit} onDone={goOn} />
      <Button isBlock onClick={goOn}>
        {text('modals.addCashLimit.notNow')}
      </Button>
    </div>
  );
}
