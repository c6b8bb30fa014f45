import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { GameGrid, GameGridSkeleton } from '#app/features/lobby/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { namedGamesQuery } from '#app/queries/games.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { MissingQuest } from './missing.tsx';
import styles from './quests.module.css';
import { useQuest } from './use-quests.ts';

/** The games whose rounds count for a task. */
export function QuestTaskGames({ id, taskId }: { id: string; taskId: string | null }) {
  const { quest, ...all } = useQuest(id);
  const task = quest?.tasks.find((each) => each.id === taskId);
  if (!task) return <MissingQuest all={all} />;
  const { games = [] } = task.conditions;
  return games.length > 0 ? <Games identities={games} /> : <EveryGame />;
}

function Games({ identities }: { identities: readonly string[] }) {
  const text = useContent('modals');
  const { data, isPending, refetch } = useQuery(namedGamesQuery(identities));
  if (isPending) return <GameGridSkeleton count={Math.min(identities.length, 12)} />;
  if (!data) return <LoadFailed onRetry={refetch} title={text('modals.questTaskGames.failed')} />;
  if (data.length === 0) return <p>{text('modals.questTaskGames.none')}</p>;
  return <GameGrid games={data} />;
}

function EveryGame() {
  const text = useContent('modals');
  return (
    <div className={styles.card}>
      <p>{text('modals.questTaskGames.every')}</p>
      <div>
        <LocaleLink to="/categories" {...buttonLook({})}>
          {text('modals.questTaskGames.all')}
        </LocaleLink>
      </div>
    </div>
  );
}
