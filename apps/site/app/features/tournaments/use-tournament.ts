import { useQuery } from '@tanstack/react-query';
import { publicChannels, tournamentChannelPrefix, type Tournament } from '@verdigale/contract';
import { useEffect } from 'react';
import { changeTournament, refetchTournaments, tournamentQuery } from '#app/queries/tournaments.ts';
import { localTimeOf, onPublicChannel, usePlayerChannel, useSession } from '#app/session/index.ts';
import { useSecondsUntil } from '#app/widgets/use-seconds-until.ts';
import { phaseOf } from './rules/phase.ts';

/** How often the platform is asked for a change of state that is due. */
const dueAgainMs = 5_000;

/** A tournament as it stands, for this visitor; `loaded` came with the page, as a guest sees it. */
export function useTournament(loaded: Tournament) {
  const { status } = useSession();
  const { id } = loaded;
  const query = tournamentQuery(id, status === 'player');
  const { next } = phaseOf(useQuery({ ...query, enabled: false }).data ?? loaded);
  const isDue = useSecondsUntil(next === null ? null : localTimeOf(Date.parse(next))) === 0;
  const { data = loaded } = useQuery({
    ...query,
    enabled: status === 'guest' || status === 'player',
    refetchInterval: isDue && dueAgainMs,
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
