import { ErrorState } from '@verdigale/ui/error-state';
import { wordsOf } from '#app/alerts/words.ts';
import styles from './form.module.css';

/** What concerns the whole form, and what to do about it. The region stands before its first message, so that every message is read out. */
export function FormAlert({ children }: { children: string | null }) {
  return <div className={styles.alert}>{children !== null && <ErrorState look="line" {...wordsOf(children)} />}</div>;
}
