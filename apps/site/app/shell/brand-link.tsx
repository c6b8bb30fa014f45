import { Logo } from '@verdigale/ui/logo';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useRootData } from '#app/root-data.ts';
import styles from './brand-link.module.css';

export function BrandLink() {
  const { brandName } = useRootData();
  return (
    <LocaleLink className={styles.link} to="/">
      <Logo name={brandName} />
    </LocaleLink>
  );
}
