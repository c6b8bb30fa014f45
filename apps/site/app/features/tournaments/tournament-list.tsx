import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Trophy } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { finishedStates, openStates } from './list-query.ts';
import type { LoadedTournaments } from './load-tournaments.ts';
import { TournamentSection } from './tournament-section.tsx';
import styles from './tournaments.module.css';

/** What runs and what is planned, then what is over. (ROUTE-13) */
export function TournamentList({ texts, open, finished }: LoadedTournaments) {
  const text = useContent('pages');
  return (
    <div className={styles.page}>
      <TournamentSection
        empty={<NothingPlanned />}
        loaded={open}
        pageParam="page"
        pages={text('pages.tournaments.open.pages')}
        states={openStates}
        texts={texts}
        title={text('pages.tournaments.open.title')}
      />
      <TournamentSection
        empty={<p className={styles.quiet}>{text('pages.tournaments.finished.empty')}</p>}
        loaded={finished}
        pageParam="finishedPage"
        pages={text('pages.tournaments.finished.pages')}
        states={finishedStates}
        texts={texts}
        title={text('pages.tournaments.finished.title')}
      />
    </div>
  );
}

export function NothingPlanned() {
  const text = useContent('pages');
  return (
    <EmptyState
      action={
        <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
          {text('pages.tournaments.empty.action')}
        </LocaleLink>
      }
      icon={Trophy}
      level={3}
      text={text('pages.tournaments.empty.text')}
      title={text('pages.tournaments.empty.title')}
    />
  );
}
