import { useQuery } from '@tanstack/react-query';
import { limitDefinition } from '@verdigale/contract';
import { limitsAsked } from '#app/browser/limits-asked.ts';
import { paymentTotalsQuery } from '#app/queries/payment.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { useSession } from '#app/session/index.ts';

/** Whether to ask for a deposit limit: once, before the first deposit, of somebody who has none. `isPending` until that is known. (RTS 12A) */
export function useLimitsAsk(isDeposit: boolean): { isAsked: boolean; isPending: boolean; drop: () => void } {
  const id = useSession().profile?.id ?? '';
  const isOpen = limitsAsked.useCurrent() !== id && isDeposit;
  const { data: limits, isError: noLimits } = useQuery({ ...limitsQuery, enabled: isOpen });
  const { data: totals, isError: noTotals } = useQuery({ ...paymentTotalsQuery, enabled: isOpen });
  const isNew = totals?.every(({ depositsCount }) => depositsCount === 0) ?? false;
  const hasNone = limits?.every(({ definition }) => definition !== limitDefinition.deposit) ?? false;
  return {
    isAsked: isOpen && isNew && hasNone,
    isPending: isOpen && ((!limits && !noLimits) || (!totals && !noTotals)),
    drop: () => limitsAsked.write(id),
  };
}
