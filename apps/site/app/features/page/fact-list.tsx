import { Card } from '@verdigale/ui/card';
import styles from './fact-list.module.css';

export interface Fact {
  title: string;
  text: string;
}

/** Short statements side by side. */
export function FactList({ items, level = 3 }: { items: readonly Fact[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({ title, text }) => (
        <Card as="li" key={title}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
