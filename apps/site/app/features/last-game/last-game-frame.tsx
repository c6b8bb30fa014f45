import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LastGameCard } from './last-game-card.tsx';
import { anyIdentity } from './place.ts';

const anyGame = { identity: anyIdentity, name: '', provider: { name: '' }, colours: [], customImages: {} };

/** The card of no game lies in a template, where nothing of it is loaded. */
export function LastGameFrame() {
  const text = useContent('pages');
  return (
    <>
      {/* No heading: the document has the one of the guests' home, hidden here, and the page's own comes with its code. */}
      <p>{text('pages.home.player.title')}</p>
      <div>
        <Skeleton blockSize="100%" shape="box" />
        <template>
          <LastGameCard game={anyGame} isPattern />
        </template>
      </div>
    </>
  );
}
