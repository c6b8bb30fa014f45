import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Trophy } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import type { ContentPage } from '#app/content/content-page.ts';
import styles from './questions.module.css';

/** The tournaments that the brand has written about, or the note that there are none. */
export function TournamentList({ tournaments }: { tournaments: readonly ContentPage[] }) {
  const text = useContent('pages');
  if (tournaments.length === 0)
    return (
      <EmptyState
        action={
          <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
            {text('pages.tournaments.empty.action')}
          </LocaleLink>
        }
        icon={Trophy}
        level={2}
        text={text('pages.tournaments.empty.text')}
        title={text('pages.tournaments.empty.title')}
      />
    );
  return (
    <ul className={styles.groups}>
      {tournaments.map(({ identity, title, description, lang }) => (
        <Card as="li" key={identity} lang={lang && languageTag(lang)} look="certificate">
          <h2 className={styles.groupTitle}>
            <LocaleLink to={`/tournaments/${identity}`}>{title}</LocaleLink>
          </h2>
          <p className={styles.groupText}>{description}</p>
        </Card>
      ))}
    </ul>
  );
}
