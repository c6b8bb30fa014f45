import { Skeleton } from '@verdigale/ui/skeleton';
import type { RefObject } from 'react';
import styles from './game-row.module.css';

/** As many as a wide screen shows. */
const boxes = 9;

/** The boxes that the games of a row will fill. */
export function RowSkeleton({ list }: { list: RefObject<HTMLUListElement | null> }) {
  return (
    <ul aria-busy className={styles.list} data-needs="js" ref={list}>
      {Array.from({ length: boxes }, (_, index) => (
        <li key={index}>
          <Skeleton shape="tile" />
          <Skeleton lines={2} />
        </li>
      ))}
    </ul>
  );
}
