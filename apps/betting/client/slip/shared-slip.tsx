import type { SportEventDetail } from '@verdigale/contract';
import { statusOf } from '@verdigale/client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Share2 } from 'lucide-react';
import { useApi } from '#client/api/api.ts';
import { outcomeName } from '#client/odds/names.ts';
import { navigate } from '#client/route/router.ts';
import { Failed } from '#client/failed.tsx';
import { useText } from '#client/texts/texts.ts';
import { emptySlip, mostLegs, toggleLeg, type SlipLeg } from './slip.ts';
import { changeSlip } from './use-slip.ts';

/** What somebody has shared: taken over by a press alone, at current prices. */
export function SharedSlip({ legs: shared }: { legs: string }) {
  const text = useText();
  const call = useApi();
  const wanted = readShared(shared);
  const {
    data: legs,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['shared', shared],
    queryFn: async ({ signal }) => {
      const read = (id: string) =>
        call('sportsbook.events.get', { params: { id }, query: {}, signal }).then(
          ({ data }) => [data],
          (error: unknown) => {
            // An unknown event is one that is no longer offered; the others may be.
            if (statusOf(error) === 404) return [];
            throw error;
          },
        );
      const events = await Promise.all([...new Set(wanted.map(({ eventId }) => eventId))].map(read));
      return wanted.flatMap(({ outcomeId }) => events.flat().flatMap((event) => legOf(event, outcomeId)));
    },
  });
  if (isError) return <Failed onRetry={refetch} />;
  if (!legs) return <Skeleton blockSize="12rem" shape="box" />;
  const take = () => {
    changeSlip((slip) => legs.reduce(toggleLeg, { ...emptySlip, policy: slip.policy, stake: slip.stake }));
    navigate('/');
  };
  if (legs.length === 0) return <EmptyState icon={Share2} level={2} title={text('shared.none')} />;
  return (
    <EmptyState
      action={
        <Button onClick={take} variant="primary">
          {text('shared.take')}
        </Button>
      }
      icon={Share2}
      level={2}
      text={legs.map((leg) => outcomeName(text, leg, leg.outcome, leg.competitors)).join(' · ')}
      title={text('shared.title')}
    />
  );
}

/** "event:outcome,event:outcome" */
function readShared(shared: string): { eventId: string; outcomeId: string }[] {
  const parts = shared.split(',').slice(0, mostLegs);
  return parts.flatMap((part) => {
    // A feed's ids may have colons of their own.
    const at = part.lastIndexOf(':');
    const [eventId, outcomeId] = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
    return eventId && outcomeId ? [{ eventId, outcomeId }] : [];
  });
}

function legOf(event: SportEventDetail, outcomeId: string): SlipLeg[] {
  const { id: eventId, competitors, sport, tournament, isSimulated } = event;
  return event.markets.flatMap(({ market, specifiers, outcomes, eachWay = null }) =>
    outcomes
      .filter(({ id, price }) => id === outcomeId && price !== null)
      .map(({ outcome, price }) => ({
        outcomeId,
        eventId,
        competitors,
        sport,
        tournament,
        isSimulated,
        market,
        specifiers,
        outcome,
        price: price!,
        eachWay,
      })),
  );
}
