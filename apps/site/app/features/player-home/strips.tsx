import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { BonusStrip } from './bonus-strip.tsx';
import styles from './player-home.module.css';
import { QuestStrip } from './quest-strip.tsx';
import { TournamentStrip } from './tournament-strip.tsx';

/** What runs for the player now, and where the next one is found. */
export function Strips() {
  const text = useContent('profile');
  const { settings } = useRootData();
  return (
    <nav aria-label={text('profile.home.running')} className={styles.strips}>
      <BonusStrip />
      {settings.questsEnabled && <QuestStrip />}
      <TournamentStrip />
    </nav>
  );
}
