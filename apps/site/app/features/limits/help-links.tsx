import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './limits.module.css';

/** Somebody to talk to, as the brand names them. */
interface Organisation {
  label: string;
  href: string;
}

/** Where help is: the brand's page on safer play, and the organisations that it names. */
export function HelpLinks() {
  const text = useContent('profile');
  return (
    <div className={styles.spent}>
      <p className={styles.note}>{text('profile.limits.help.text')}</p>
      <ul className={styles.links}>
        {text.list<Organisation>('profile.limits.help.organisations').map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" target="_blank">
              {label}
            </a>
          </li>
        ))}
        <li>
          <LocaleLink to="/static/responsible-gaming">{text('profile.limits.help.more')}</LocaleLink>
        </li>
        <li>
          <LocaleLink to="/contact">{text('profile.limits.help.contact')}</LocaleLink>
        </li>
      </ul>
    </div>
  );
}
