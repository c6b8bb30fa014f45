import { publicChannels, type TournamentPush } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { refetchTournaments } from '#app/queries/tournaments.ts';
import { onPublicChannel, useSession } from '#app/session/index.ts';
import { saidPrize } from './rules/said-prize.ts';
import { useTournamentTitle } from './use-tournament-title.ts';

/** Tells the signed-in player of a prize that was won. Renders nothing. (TOUR-01) */
export function TournamentEvents() {
  const onCompleted = useCompleted();
  const hear = useEffectEvent(onCompleted);
  useEffect(() => {
    preloadAlerts();
    return onPublicChannel(publicChannels.tournaments, { events: { 'tournament.completed': (event) => hear(event) } });
  }, []);
  return null;
}

/** What the end of a tournament leads to: an alert, once, for the player's own prize alone. */
export function useCompleted(): (event: { tournament: TournamentPush }) => void {
  const { profile } = useSession();
  const titleOf = useTournamentTitle();
  const tag = languageTag(useLocale().locale);
  const told = useRef(new Set<string>());
  return ({ tournament }) => {
    const { id, prizes } = tournament;
    void refetchTournaments();
    const own = prizes.find(({ entry }) => entry !== undefined && entry.playerId === profile?.id);
    if (!own || told.current.has(id)) return;
    told.current.add(id);
    void showAlert('tournament.completed', { place: own.place, tournament: titleOf(tournament), prize: saidPrize(own, tag).title });
  };
}
