import { useLocale } from '#app/locale/use-locale.ts';
import styles from './search-results.module.css';

export interface FoundLink {
  label: string;
  /** Without a locale prefix. */
  to: string;
}

/** Categories or studios under their heading; nothing when there are none. */
export function FoundLinks({ found, heading }: { found: readonly FoundLink[]; heading: string }) {
  const { path } = useLocale();
  if (found.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.links}>
        {found.map(({ label, to }) => (
          <li key={to}>
            <a className={styles.link} href={path(to)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
