import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';

/** In the place of the quest that a modal was opened for: it is on its way, or there is none. */
export function MissingQuest({ isPending }: { isPending: boolean }) {
  const text = useContent('modals');
  if (isPending) return <Skeleton blockSize="8rem" shape="box" />;
  return <p>{text('modals.questsHub.gone')}</p>;
}
