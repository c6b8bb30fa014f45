import { gamesPerRow } from '#app/features/lobby/index.ts';
import { coverOf } from '#app/games/cover.ts';
import { playedGamesQuery } from '#app/queries/games.ts';
import { queryClient } from '#app/session/index.ts';
import { continueSizes } from './continue-card.tsx';
import { firstOpen } from './use-last-game.ts';

/** For a home page that is about to show: its largest picture is on the way before the page around it is drawn. */
export async function askLastGameAhead(): Promise<void> {
  const played = await queryClient.fetchQuery(playedGamesQuery(gamesPerRow)).catch(() => undefined);
  const last = firstOpen(played?.data);
  if (last) Object.assign(new Image(), coverOf(last, continueSizes));
}
