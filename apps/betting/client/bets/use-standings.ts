import type { SportBet, SportEvent } from '@verdigale/contract';
import { useEvents } from '#client/api/use-offer.ts';

const most = 100;

/** How the events of legs that are not decided stand now, by their ids. */
export function useStandings(bets: readonly SportBet[]): ReadonlyMap<string, SportEvent> {
  const legs = bets.flatMap((bet) => (bet.state === 'open' || bet.state === 'requested' ? bet.legs : []));
  const ids = [...new Set(legs.filter(({ result }) => result === null).map(({ eventId }) => eventId))].toSorted().slice(0, most);
  const { events = [] } = useEvents({ ids }, most, ids.length > 0);
  return new Map(events.map((event) => [event.id, event]));
}
