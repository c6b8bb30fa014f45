import { ErrorState } from '@verdigale/ui/error-state';
import styles from './form.module.css';

/** What concerns the whole form. The region stands before its first message, so that every message is read out. */
export function FormAlert({ children }: { children: string | null }) {
  return <div className={styles.alert}>{children !== null && <ErrorState look="line" title={children} />}</div>;
}
