import { useQuery } from '@tanstack/react-query';
import { publicChannels, tournamentChannelPrefix, type Tournament } from '@verdigale/contract';
import { useEffect } from 'react';
import { changeTournament, refetchTournaments, tournamentQuery } from '#app/queries/tournaments.ts';
import { onPublicChannel, usePlayerChannel, useSession } from '#app/session/index.ts';
import { askAgainIn } from './rules/ask-again.ts';

/** A tournament as it stands, for this visitor; `loaded` came with the page, as a guest sees it. */
export function useTournament(loaded: Tournament): Tournament {
  const { status } = useSession();
  const { id } = loaded;
  const { data = loaded } = useQuery({
    ...tournamentQuery(id, status === 'player'),
    enabled: status === 'guest' || status === 'player',
    refetchInterval: ({ state }) => askAgainIn([state.data?.data ?? loaded], state),
  });
  useLiveBoard(id);
  useLivePlace(id);
  return data;
}

/** Keeps the ranking that everybody sees as the platform tells it. */
function useLiveBoard(id: string): void {
  useEffect(() => {
    const leave = [
      onPublicChannel(`${tournamentChannelPrefix}${id}`, {
        events: { 'tournament.leaderboard.updated': ({ leaderboard }) => changeTournament(id, { leaderboard }) },
        onGap: () => void refetchTournaments(),
      }),
      onPublicChannel(publicChannels.tournaments, {
        events: { 'tournament.completed': ({ tournament }) => void (tournament.id === id && refetchTournaments()) },
      }),
    ];
    return () => leave.forEach((stop) => stop());
  }, [id]);
}

/** Keeps the signed-in player's own place as the platform tells it. */
export function useLivePlace(id: string): void {
  usePlayerChannel(`${tournamentChannelPrefix}${id}`, {
    events: {
      'tournament.player-entry.updated': ({ entry: { points, place } }) => changeTournament(id, { playerEntry: { points, place } }),
    },
    onGap: () => void refetchTournaments(),
  });
}
