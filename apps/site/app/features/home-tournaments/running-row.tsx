import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import { TournamentCard, useRunning, type LoadedRunning } from '#app/features/tournaments/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { WithQueries } from '#app/session/index.ts';
import styles from './home-tournaments.module.css';

/** Cards of what runs, side by side; what does not fit scrolls sideways. Once nothing runs any more its title goes too. */
export function RunningRow(loaded: LoadedRunning) {
  return (
    <WithQueries>
      <Cards {...loaded} />
    </WithQueries>
  );
}

function Cards(loaded: LoadedRunning) {
  const text = useContent('pages');
  const running = useRunning(loaded);
  if (running.length === 0) return null;
  return (
    <>
      <SectionTitle action={<LocaleLink to="/tournaments">{text('pages.tournament.all')}</LocaleLink>} id="running-tournaments">
        {text('pages.tournaments.title')}
      </SectionTitle>
      <ul className={styles.row}>
        {running.map((tournament) => (
          <TournamentCard key={tournament.id} texts={loaded.texts} tournament={tournament} />
        ))}
      </ul>
    </>
  );
}
