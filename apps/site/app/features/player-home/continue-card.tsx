import { Skeleton } from '@verdigale/ui/skeleton';
import { LastGameCard } from '#app/features/last-game/index.ts';
import { useLastGame } from './use-last-game.ts';

/** The game that was played last; a first game where there is none. */
export function ContinueCard() {
  const { game, isNew, isError } = useLastGame();
  if (game) return <LastGameCard game={game} isNew={isNew} />;
  return isError ? <div /> : <Skeleton blockSize="100%" shape="box" />;
}
