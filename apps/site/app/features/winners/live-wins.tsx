import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Rosette } from '@verdigale/ui/rosette';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { useCurrencies } from '#app/money/use-money.ts';
import { FeedHead } from './feed-head.tsx';
import { useWinners } from './use-winners.ts';
import { WinLine } from './win-line.tsx';
import styles from './winners-feed.module.css';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Wins as they happen, until somebody stops them; stopped from the start for those who want no motion. (WCAG 2.2.2) */
export function LiveWins() {
  const text = useContent('pages');
  const [isPaused, setIsPaused] = useState(isCalm);
  const { data: wins, isError, refetch } = useWinners(!isPaused);
  const { isKnown } = useCurrencies();
  const toggle = (
    <Button onClick={() => setIsPaused(!isPaused)} size="sm" variant="ghost">
      <Icon as={isPaused ? Play : Pause} size={16} />
      {text(isPaused ? 'pages.home.winners.resume' : 'pages.home.winners.pause')}
    </Button>
  );
  if (isError && !wins) {
    return (
      <>
        <FeedHead />
        <LoadFailed onRetry={refetch} look="line" title={text('pages.home.winners.failed')} />
      </>
    );
  }
  return (
    <>
      <FeedHead action={toggle} />
      <p className={styles.text}>{text('pages.home.winners.text')}</p>
      {(!wins || !isKnown) && <Skeleton blockSize="17rem" shape="box" />}
      {isKnown && wins?.length === 0 && (
        <div className={styles.off}>
          <Rosette className={styles.seal} look="seal" />
          <p>{text('pages.home.winners.empty')}</p>
        </div>
      )}
      {isKnown && wins && wins.length > 0 && (
        <ol className={styles.list}>
          {wins.map((win) => (
            <WinLine key={win.gameId} win={win} />
          ))}
        </ol>
      )}
    </>
  );
}
