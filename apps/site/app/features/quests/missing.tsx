import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import type { SoughtQuest } from './use-quests.ts';

/** In the place of the quest that a modal was opened for: it is on its way, did not load, or there is none. */
export function MissingQuest({ all: { isPending, isError, refetch } }: { all: Omit<SoughtQuest, 'quest'> }) {
  const text = useContent('modals');
  if (isPending) return <Skeleton blockSize="8rem" shape="box" />;
  if (isError) return <LoadFailed onRetry={refetch} title={text('modals.questsHub.failed')} />;
  return <p>{text('modals.questsHub.gone')}</p>;
}
