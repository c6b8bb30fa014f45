import { useQuery } from '@tanstack/react-query';
import { extraOf, faultsOf } from '@verdigale/client';
import { useContent } from '#app/content/use-content.ts';
import type { Refusal } from '#app/forms/use-form.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { limitsQuery, refetchLimits } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { isLimitReached } from '../payment/use-methods.ts';
import styles from '../wallet.module.css';
import { limitsLeft, type LimitLeft } from './limits-left.ts';

function useWords(): (left: LimitLeft) => string {
  const text = useContent('modals');
  const moneyOf = useMoney();
  const moment = useDateFormat('moment');
  return ({ currency, left, until }) =>
    text('modals.wallet.deposit.limit.left', { sum: moneyOf(currency).format(left), date: moment(until) });
}

/**
 * What the player's limits leave, before anything is sent: where that is less than one deposit may be anyway, and, where limits hold across currencies,
 * what those in others leave. (RTS 12B)
 */
export function LimitNotes({ currency, most }: { currency: string; most: number }) {
  const words = useWords();
  const moneyOf = useMoney();
  const { data: limits } = useQuery(limitsQuery);
  const { data: constants } = useQuery(constantsQuery);
  const isOfAll = constants?.player.limit.holdAcrossCurrencies ?? false;
  return limitsLeft(limits ?? [], moneyOf)
    .filter((each) => (each.currency === currency ? each.left < most : isOfAll))
    .map((each) => (
      <p className={styles.note} key={each.currency}>
        {words(each)}
      </p>
    ));
}

/** What a refusal for a limit says at the amount: what is left, and until when; null for any other, and where nothing is left. */
export function useLimitRefusal(currency: string): (error: unknown) => Refusal | null {
  const words = useWords();
  return (error) => {
    const [{ amount }, { until }] = [faultsOf(error), extraOf(error)];
    if (!isLimitReached(error) || amount === undefined || until === undefined) return null;
    void refetchLimits();
    return { fields: { amount: words({ currency, left: Number(amount), until }) } };
  };
}
