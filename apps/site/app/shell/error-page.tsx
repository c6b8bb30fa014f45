import { buttonLook } from '@verdigale/ui/button';
import { Rosette } from '@verdigale/ui/rosette';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMaybeRootData } from '#app/root-data.ts';
import styles from './error-page.module.css';
import { defaultErrorTexts } from '#app/locale/error-texts.ts';

/**
 * The page of errors, and of addresses that nothing answers: picture, words, and the way home in the same language. After
 * an error home is a new document, since what failed may be what a document starts with.
 */
export function ErrorPage({ isNotFound }: { isNotFound: boolean }) {
  const text = useContent('globalComponents');
  const hasData = useMaybeRootData() !== undefined;
  const say = (name: keyof typeof defaultErrorTexts) =>
    (isNotFound ? text.dynamic('globalComponents.error.notFound', name) : null) ??
    text.dynamic('globalComponents.error', name) ??
    defaultErrorTexts[name];
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Rosette className={styles.seal} look="seal" />
        <p aria-hidden className={styles.number}>
          {isNotFound ? '404' : '500'}
        </p>
      </div>
      <h1>{say('title')}</h1>
      <p className={styles.text}>{say('description')}</p>
      {hasData ? (
        <LocaleLink reloadDocument={!isNotFound} to="/" {...buttonLook({ variant: 'primary', size: 'lg' })}>
          {say('buttonLabel')}
        </LocaleLink>
      ) : (
        <a href="/" {...buttonLook({ variant: 'primary', size: 'lg' })}>
          {say('buttonLabel')}
        </a>
      )}
    </div>
  );
}
