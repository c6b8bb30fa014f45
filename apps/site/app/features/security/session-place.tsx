import type { Session } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Flag } from '@verdigale/ui/flag';
import { countryName } from '#app/locale/country-name.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import styles from './security.module.css';

/** Country, when the edge network sent one, and address. */
export function SessionPlace({ session: { country, ip } }: { session: Session }) {
  const { locale } = useLocale();
  const address = (
    <bdi className={styles.address} dir="ltr">
      {ip}
    </bdi>
  );
  if (country === '') return address;
  return (
    <span className={styles.place}>
      <Flag code={country} />
      <span>
        {countryName(country, languageTag(locale))}
        {address}
      </span>
    </span>
  );
}
