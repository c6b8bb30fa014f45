import { useContent } from '#app/content/use-content.ts';
import styles from './round.module.css';

/** The round in its game's own picture, as the studio shows it: it can be run again, and moves no money. */
export function RoundReplay({ url }: { url: string }) {
  const text = useContent('history');
  return (
    <iframe
      className={styles.replay}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin"
      src={url}
      title={text('history.round.story.replay')}
    />
  );
}
