import { useQuery } from '@tanstack/react-query';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { gamesPerRow, RowList } from '#app/features/lobby/index.ts';
import { gamesQuery } from '#app/queries/games.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import styles from './player-home.module.css';
import { useLastGame } from './use-last-game.ts';

/** Games like the last one; what most begin with where the player has not played. */
export function AlikeRow() {
  const text = useContent('profile', 'pages');
  const { game, isNew, isError, refetch } = useLastGame();
  const query = isNew || !game ? { perPage: gamesPerRow } : { similarTo: game.identity, perPage: gamesPerRow };
  const alike = useQuery({ ...gamesQuery(query), enabled: game !== undefined });
  const { data: games } = alike;
  const isFailed = !games && (isError || alike.isError);
  return (
    <section aria-labelledby="player-alike" className={styles.alike}>
      <SectionTitle id="player-alike">
        {isNew || !game ? text('profile.home.first') : text('profile.home.because', { game: game.name })}
      </SectionTitle>
      {games && <RowList games={games} identity="" />}
      {isFailed && <LoadFailed look="line" onRetry={game ? alike.refetch : refetch} title={text('pages.home.row.failed')} />}
      {!games && !isFailed && <Skeleton blockSize="var(--row)" shape="box" />}
    </section>
  );
}
