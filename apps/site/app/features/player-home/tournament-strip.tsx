import { Trophy } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useAllRunning, useTournamentTitle } from '#app/features/tournaments/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { Strip } from './strip.tsx';
import styles from './strips.module.css';

/** The tournament that the player is in, else one that runs. */
export function TournamentStrip() {
  const text = useContent('profile');
  const titleOf = useTournamentTitle();
  const running = useAllRunning();
  const tournament = running?.find(({ playerEntry }) => playerEntry) ?? running?.find(({ isAvailable }) => isAvailable);
  const entry = tournament?.playerEntry;
  const words = { icon: Trophy, kind: text('profile.home.tournament.kind') };
  return (
    <LocaleLink className={styles.strip} to={tournament ? `/tournaments/${tournament.identity}` : '/tournaments'}>
      {tournament ? (
        <Strip
          {...words}
          note={entry ? text('profile.home.tournament.place', { place: entry.place }) : text('profile.home.tournament.open')}
          title={titleOf(tournament)}
        />
      ) : (
        <Strip
          {...words}
          note={running ? text('profile.home.tournament.all') : null}
          title={text(running ? 'profile.home.tournament.none' : 'profile.home.tournament.all')}
        />
      )}
    </LocaleLink>
  );
}
