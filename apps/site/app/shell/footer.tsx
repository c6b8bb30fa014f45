import { Logo } from '@verdigale/ui/logo';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useRootData } from '#app/root-data.ts';
import styles from './footer.module.css';
import type { MenuItem } from './site-menu.tsx';

/** What stands at the foot of every page. (`still-part.tsx`: nothing in it may need the browser) */
export function Footer() {
  const text = useContent('layout');
  const { brandName, year } = useRootData();
  return (
    <div className={styles.inner}>
      <section aria-labelledby="safer-play" className={styles.safer}>
        <p aria-hidden className={styles.age}>
          {text('layout.footer.age')}
        </p>
        <div>
          <h2 className={styles.heading} id="safer-play">
            {text('layout.footer.responsibilityLabel')}
          </h2>
          <p className={styles.text}>{text('layout.footer.responsibilityText')}</p>
        </div>
      </section>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo name={brandName} />
          <p className={styles.text}>{text('layout.footer.about')}</p>
        </div>
        <Column heading={text('layout.footer.gamesLabel')} items={text.list<MenuItem>('layout.footer.gamesMenu')} />
        <Column heading={text('layout.footer.helpLabel')} items={text.list<MenuItem>('layout.footer.helpMenu')} />
        <Column heading={text('layout.footer.infoLabel')} items={text.list<MenuItem>('layout.footer.infoMenu')} />
      </div>
      <div className={styles.legal}>
        <p>{text('layout.footer.licence')}</p>
        <p>
          {text('layout.footer.copyright', { year, brand: brandName })}
          <button className={styles.cookies} data-needs="js" data-asks-cookies type="button">
            {text('layout.cookie.reopenButton')}
          </button>
        </p>
      </div>
    </div>
  );
}

function Column({ heading, items }: { heading: string; items: readonly MenuItem[] }) {
  return (
    <nav aria-label={heading}>
      <p className={styles.label}>{heading}</p>
      <ul className={styles.links}>
        {items.map(({ label, to }) => (
          <li key={to}>
            <LocaleLink to={to}>{label}</LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
