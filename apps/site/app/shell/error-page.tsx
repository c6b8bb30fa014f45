import { buttonLook } from '@verdigale/ui/button';
import { Rosette } from '@verdigale/ui/rosette';
import { useEffect, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMaybeRootData } from '#app/root-data.ts';
import styles from './error-page.module.css';
import { defaultErrorTexts } from '#app/locale/error-texts.ts';
import { showDrawerCompact, storedDrawerCompact } from './layout-store.ts';

export type ErrorKind = 'notFound' | 'failed' | 'offline';

interface ErrorPageProps {
  /** Which of the brand's words; the general ones without. */
  kind?: ErrorKind;
  /** Stands in the seal. */
  mark?: ReactNode;
  /** What to do about it, before the way home. */
  action?: ReactNode;
}

/**
 * The page of errors, and of addresses that nothing answers: picture, words, and the way home in the same language. After
 * an error home is a new document, since what failed may be what a document starts with.
 */
export function ErrorPage({ kind, mark = '500', action }: ErrorPageProps) {
  const text = useContent('globalComponents');
  const hasData = useMaybeRootData() !== undefined;
  // The boot script has folded the drawer for the page of a game, which may be gone.
  useEffect(() => () => showDrawerCompact(storedDrawerCompact()), []);
  const say = (name: keyof typeof defaultErrorTexts) =>
    (kind ? text.dynamic('globalComponents.error', `${kind}.${name}`) : null) ??
    text.dynamic('globalComponents.error', name) ??
    defaultErrorTexts[name];
  const home = buttonLook({ variant: action ? 'secondary' : 'primary', size: 'lg' });
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Rosette className={styles.seal} look="seal" />
        <p aria-hidden className={styles.number}>
          {mark}
        </p>
      </div>
      <h1>{say('title')}</h1>
      <p className={styles.text}>{say('description')}</p>
      {action}
      {hasData ? (
        <LocaleLink reloadDocument={kind !== 'notFound'} to="/" {...home}>
          {say('buttonLabel')}
        </LocaleLink>
      ) : (
        <a href="/" {...home}>
          {say('buttonLabel')}
        </a>
      )}
    </div>
  );
}
