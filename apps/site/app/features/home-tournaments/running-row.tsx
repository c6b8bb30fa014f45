import { SectionTitle } from '@verdigale/ui/section-title';
import { useContent } from '#app/content/use-content.ts';
import { TournamentCard, type LoadedRunning } from '#app/features/tournaments/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './home-tournaments.module.css';

/** Cards of what runs, side by side; what does not fit scrolls sideways. */
export function RunningRow({ texts, open }: LoadedRunning) {
  const text = useContent('pages');
  return (
    <>
      <SectionTitle action={<LocaleLink to="/tournaments">{text('pages.tournament.all')}</LocaleLink>} id="running-tournaments">
        {text('pages.tournaments.title')}
      </SectionTitle>
      <ul className={styles.row}>
        {open.data.map((tournament) => (
          <TournamentCard key={tournament.id} texts={texts} tournament={tournament} />
        ))}
      </ul>
    </>
  );
}
