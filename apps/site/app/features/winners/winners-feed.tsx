import { useQuery } from '@tanstack/react-query';
import { limitStatus } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { useSession, WithQueries } from '#app/session/index.ts';
import { FeedHead } from './feed-head.tsx';
import { LiveWins } from './live-wins.tsx';
import styles from './winners-feed.module.css';

/** Guests see the feed. A player who has set a limit does not, until they ask for it. (experience 1.2) */
export function WinnersFeed() {
  const { status } = useSession();
  return (
    <WithQueries>
      {status === 'guest' && <LiveWins />}
      {status === 'player' && <UnlessLimited />}
    </WithQueries>
  );
}

function UnlessLimited() {
  const text = useContent('pages');
  const { data: limits, isPending } = useQuery(limitsQuery);
  const [isWanted, setIsWanted] = useState(false);
  if (isPending) return null;
  // While the limits are unknown, there may be one.
  const isLimited = !limits || limits.some(({ status }) => status === limitStatus.active);
  if (!isLimited || isWanted) return <LiveWins />;
  return (
    <>
      <FeedHead />
      <div className={styles.off}>
        <p>{text('pages.home.winners.off')}</p>
        <Button onClick={() => setIsWanted(true)}>{text('pages.home.winners.show')}</Button>
      </div>
    </>
  );
}
