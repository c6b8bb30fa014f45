import { useQuery } from '@tanstack/react-query';
import { createStoredText } from '#app/browser/stored-text.ts';
import { visitorQuery } from '#app/queries/player.ts';
import { useSession } from '#app/session/index.ts';

/** The region that the player picked in the wallet; only then it is sent with payment calls. (wire 8.1, wire 17) */
const choice = createStoredText('paymentGeo', 'local');

export const pickRegion = (country: string) => choice.write(country);

interface Region {
  /** The country whose methods are shown: the picked one, else where the player connects from, else where they live. */
  shown: string | null;
  /** What payment calls carry: a country other than the platform would take by itself. (wire 8.1) */
  sent: string | null;
  /** Nothing of this changes any more by itself. */
  isKnown: boolean;
}

/** The region of the wallet's methods, kept in this browser. */
export function useRegion(): Region {
  const picked = choice.useCurrent();
  const { profile } = useSession();
  const { data, isPending } = useQuery(visitorQuery);
  const detected = data?.country ?? profile?.country ?? null;
  return { shown: picked ?? detected, sent: picked === detected ? null : picked, isKnown: picked === null || !isPending };
}
