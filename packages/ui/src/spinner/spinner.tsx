import styles from './spinner.module.css';

/** A turning dial, decorative: say "loading" beside it. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg aria-hidden className={styles.spinner} height={size} viewBox="0 0 24 24" width={size}>
      <circle className={styles.ticks} cx="12" cy="12" r="10" />
      <circle className={styles.hand} cx="12" cy="12" r="10" />
    </svg>
  );
}
