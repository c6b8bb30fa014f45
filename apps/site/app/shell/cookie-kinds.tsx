import { Checkbox } from '@verdigale/ui/checkbox';
import { useContent } from '#app/content/use-content.ts';
import styles from './cookie-popup.module.css';

/** What cookies are for, one kind a line; those that the site needs cannot be switched off. */
export function CookieKinds({ mayCount, onChange }: { mayCount: boolean; onChange: (mayCount: boolean) => void }) {
  const text = useContent('layout');
  return (
    <div className={styles.kinds}>
      <Checkbox checked disabled readOnly>
        <span className={styles.kind}>{text('layout.cookie.necessary.title')}</span>
        <span className={styles.text}>{text('layout.cookie.necessary.text')}</span>
      </Checkbox>
      <Checkbox checked={mayCount} onChange={(event) => onChange(event.target.checked)}>
        <span className={styles.kind}>{text('layout.cookie.counting.title')}</span>
        <span className={styles.text}>{text('layout.cookie.counting.text')}</span>
      </Checkbox>
    </div>
  );
}
