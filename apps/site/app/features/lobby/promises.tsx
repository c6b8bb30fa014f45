import { stillPart } from '#app/still-part.tsx';
import styles from './promises.module.css';

const PromiseList = stillPart(async () => (await import('./promise-list.tsx')).PromiseList);

export function Promises() {
  return <PromiseList aria-labelledby="promises" as="section" className={styles.section} />;
}
