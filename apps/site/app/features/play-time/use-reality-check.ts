import { isSessionOver } from '@verdigale/client';
import { useQuery } from '@tanstack/react-query';
import type { PlayTime } from '@verdigale/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';

/** The platform counts play alone, so that the last moments before a check may last longer than this page's clock says. */
const leastWaitMs = 5_000;

/** When to ask the platform whether the check is due; false once it is, and where there is none. */
export function waitForCheck({ realityCheck: { dueInMs } }: PlayTime): number | false {
  return dueInMs === null || dueInMs === 0 ? false : Math.max(dueInMs, leastWaitMs);
}

/** A question that had no answer is not left until the next check. */
const againMs = 15_000;

interface Asked {
  data: { data: PlayTime } | undefined;
  error: Error | null;
}

/** When to ask again after what was asked last; a session that is over is asked about no more. */
function waitAfter({ data, error }: Asked): number | false {
  if (error) return isSessionOver(error) ? false : againMs;
  return data ? waitForCheck(data.data) : false;
}

/** Shows the reality check over whatever the page shows once it is due, for as long as there is play for money on it. (RTS 13) */
export function useRealityCheck(isPlaying: boolean): void {
  const { open } = useModals();
  const [search] = useSearchParams();
  const { data } = useQuery({
    ...playTimeQuery,
    enabled: isPlaying,
    refetchInterval: ({ state }) => waitAfter(state),
  });
  // Going back does not get rid of it.
  const isMissing = isPlaying && data?.realityCheck.dueInMs === 0 && !search.has('reality-check');
  const show = useEffectEvent(() => open('reality-check', { onTop: true }));
  useEffect(() => {
    if (isMissing) show();
  }, [isMissing]);
}
