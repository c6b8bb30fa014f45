import { Logo } from '@verdigale/ui/logo';
import { Rosette } from '@verdigale/ui/rosette';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import styles from './restricted-shell.module.css';

/** The whole site for visitors from a restricted country: why, and where help is. No way to play. (A 2) */
export function RestrictedShell() {
  const text = useContent('globalComponents');
  const { brandName } = useRootData();
  const email = text('globalComponents.commonContent.supportEmail');
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <Logo name={brandName} />
      </header>
      <main className={styles.main}>
        <Rosette className={styles.seal} look="seal" />
        <h1>{text('globalComponents.geoRestricted.title')}</h1>
        <p className={styles.text}>{text('globalComponents.geoRestricted.description')}</p>
        <p className={styles.text}>
          {text('globalComponents.geoRestricted.help')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </main>
    </div>
  );
}
