import styles from './logo.module.css';

const turns = [0, 30, 60, 90, 120, 150];

export interface LogoProps {
  /** The brand's name, set in the heading face. */
  readonly name: string;
  /** Only the mark is seen; the name is still read. */
  readonly isCompact?: boolean;
}

/** The mark (a rosette of copper turning to verdigris) and the wordmark. Wrap it in the link to home. */
export function Logo({ name, isCompact }: LogoProps) {
  return (
    <span className={styles.logo} data-compact={isCompact || undefined}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** The mark alone, decorative. */
export function LogoMark() {
  return (
    <svg aria-hidden className={styles.mark} viewBox="0 0 32 32">
      {turns.map((turn) => (
        <ellipse cx="16" cy="16" key={turn} rx="14.9" ry="6.1" transform={`rotate(${turn} 16 16)`} />
      ))}
    </svg>
  );
}
