import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './questions.module.css';

/** The way to a person, below every list of answers. */
export function AskUs() {
  const text = useContent('pages');
  return (
    <Card as="section" className={styles.ask} look="inset">
      <div>
        <h2 className={styles.askTitle}>{text('pages.questions.contact.title')}</h2>
        <p className={styles.askText}>{text('pages.questions.contact.text')}</p>
      </div>
      <LocaleLink to="/contact" {...buttonLook({ variant: 'secondary' })}>
        {text('pages.questions.contact.action')}
      </LocaleLink>
    </Card>
  );
}
