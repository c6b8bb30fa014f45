import { serverNow } from '@verdigale/client/server-clock';
import type { Limit } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { periodEnd } from './period-end.ts';

/** What is said of the periods of a break or a self-exclusion that would begin now. */
export function useStopPeriods() {
  const text = useContent('modals', 'globalComponents');
  const day = useDateFormat('moment');
  const endOf = (id: string) => periodEnd(id, new Date(serverNow()));
  /** One that runs can be made longer only. (wire 5.3) */
  const isShorter = (id: string, running: Limit | undefined) => {
    if (!running) return false;
    const end = endOf(id);
    return running.expiredAt === null || (end !== null && Number(end) <= Date.parse(running.expiredAt));
  };
  const until = (id: string) => {
    const end = endOf(id);
    return end === null ? text('modals.selfExclusionLimit.forGood') : text('modals.selfExclusionLimit.until', { date: day(end) });
  };
  /** The period as a card to choose, beside what runs already. */
  const cardOf = (id: string, running: Limit | undefined) => {
    const isDisabled = isShorter(id, running);
    // "For good" says by itself that it has no end.
    const holds = endOf(id) ? until(id) : undefined;
    return {
      value: id,
      title: text.dynamic('globalComponents.constants.limitPeriods', id) ?? id,
      description: isDisabled ? text('modals.selfExclusionLimit.shorter') : holds,
      isDisabled,
    };
  };
  return { cardOf, until };
}
