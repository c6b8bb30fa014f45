import { useQuery } from '@tanstack/react-query';
import { visitorQuery } from '#app/queries/player.ts';
import { useSession } from '#app/session/index.ts';
import { usePickedRegion } from './region.ts';

interface Region {
  /** The country whose methods are shown: the picked one, else where the player is seen, else where he lives. */
  shown: string | null;
  /** What payment calls carry: a country other than the platform would take by itself. (wire 8.1) */
  sent: string | null;
  /** Nothing of this changes any more by itself. */
  isKnown: boolean;
}

export function useRegion(): Region {
  const picked = usePickedRegion();
  const { profile } = useSession();
  const { data, isPending } = useQuery(visitorQuery);
  const detected = data?.country ?? profile?.country ?? null;
  return { shown: picked ?? detected, sent: picked === detected ? null : picked, isKnown: picked === null || !isPending };
}
