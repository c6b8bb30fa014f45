import { Button } from '@verdigale/ui/button';
import { CopyButton } from '@verdigale/ui/copy-button';
import { Dialog } from '@verdigale/ui/dialog';
import { Icon } from '@verdigale/ui/icon';
import { Download, Printer } from 'lucide-react';
import { saveFile } from '#app/browser/save-file.ts';
import { useContent } from '#app/content/use-content.ts';
import { printLines } from './print-lines.ts';
import styles from './two-step.module.css';

/** The recovery codes, this once: to copy, save or print. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const text = useContent('profile');
  const title = text('profile.security.twoStep.recovery.dialog.title');
  return (
    <Dialog closesOnOutsideClick={false} isOpen={codes !== null} onClose={onClose} size="sm" title={title}>
      {codes && (
        <div className={styles.dialog}>
          <p>{text('profile.security.twoStep.recovery.dialog.text')}</p>
          <ul className={styles.codes} dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={styles.take}>
            <CopyButton size="sm" text={codes.join('\n')} />
            <Button
              size="sm"
              onClick={() => saveFile(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
            >
              <Icon as={Download} />
              {text('profile.security.twoStep.recovery.dialog.download')}
            </Button>
            <Button onClick={() => printLines(title, codes)} size="sm">
              <Icon as={Printer} />
              {text('profile.security.twoStep.recovery.dialog.print')}
            </Button>
          </div>
          <Button isBlock onClick={onClose} size="lg" variant="primary">
            {text('profile.security.twoStep.recovery.dialog.done')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
