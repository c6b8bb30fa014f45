import styles from './flag.module.css';

/** Where the site serves the round flag of a country, by its two-letter code (A 7). */
function flagUrl(code: string): string {
  return `/img/flags/${code.toLowerCase()}.svg`;
}

/** A round flag, decorative: the country's name stands beside it. */
export function Flag({ code, size = 20 }: { readonly code: string; readonly size?: number }) {
  return <img alt="" className={styles.flag} height={size} loading="lazy" src={flagUrl(code)} width={size} />;
}
