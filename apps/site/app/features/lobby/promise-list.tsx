import { Icon } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { menuIcon } from '#app/features/category/index.ts';
import styles from './promises.module.css';

interface PromiseItem {
  icon: string;
  title: string;
  text: string;
}

/** What the brand promises, in the brand's words. (`still-part.tsx`: nothing in it may need the browser) */
export function PromiseList() {
  const text = useContent('pages');
  return (
    <>
      <h2 className={styles.heading} id="promises">
        {text('pages.home.promises.title')}
      </h2>
      <ul className={styles.list}>
        {text.list<PromiseItem>('pages.home.promises.items').map((item) => (
          <li className={styles.item} key={item.title}>
            <Icon as={menuIcon(item.icon)} size={24} />
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
