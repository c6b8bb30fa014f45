import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { HelpOrganisations } from './help-organisations.tsx';
import styles from '../limits.module.css';
import { Section } from '../section.tsx';

/** Where help is: organisations of the player's country, the brand's page on safer play, ourselves. */
export function HelpSection() {
  const text = useContent('profile');
  return (
    <Section title={text('profile.limits.help.title')}>
      <HelpOrganisations />
      <ul className={styles.links}>
        <li>
          <LocaleLink to="/static/responsible-gaming">{text('profile.limits.help.more')}</LocaleLink>
        </li>
        <li>
          <LocaleLink to="/contact">{text('profile.limits.help.contact')}</LocaleLink>
        </li>
      </ul>
    </Section>
  );
}
