import type { CallData } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useState } from 'react';
import { showError } from '#app/alerts/show-alert.ts';
import { readFingerprint } from '#app/browser/fingerprint.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { callApi } from '#app/session/index.ts';
import styles from './shut-out.module.css';

type PaidOut = CallData<'payment.invoices.payOut'>;

/** Sends all own money of an excluded player to where it went before, and says what support pays. */
export function OwnMoney({ login, password }: { login: string; password: string }) {
  const text = useContent('modals');
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<PaidOut | null>(null);

  async function payOut(): Promise<void> {
    setAsking(true);
    try {
      const { data } = await callApi('payment.invoices.payOut', { body: { login, password, fingerprint: await readFingerprint() } });
      setOutcome(data);
    } catch (error) {
      await showError(error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <div role="status">{outcome ? <PaidOutSums {...outcome} /> : <p>{text('modals.signIn.shutOut.money.text')}</p>}</div>
      {!outcome && (
        <Button isBlock isLoading={isAsking} onClick={() => void payOut()} variant="primary">
          {text('modals.signIn.shutOut.money.button')}
        </Button>
      )}
    </>
  );
}

/** What is on its way, and what support pays by hand. */
export function PaidOutSums({ paid, left }: PaidOut) {
  const text = useContent('modals');
  const money = useMoney();
  const sumsOf = (sums: PaidOut['left']) => sums.map(({ amount, currency }) => money(currency).format(amount)).join(', ');
  if (paid.length === 0 && left.length === 0) return <p>{text('modals.signIn.shutOut.money.none')}</p>;
  return (
    <>
      {paid.length > 0 && <p>{text('modals.signIn.shutOut.money.paid', { sum: sumsOf(paid) })}</p>}
      {left.length > 0 && <p>{text('modals.signIn.shutOut.money.left', { sum: sumsOf(left) })}</p>}
      {left.length > 0 && (
        <LocaleLink className={styles.contact} to="/contact">
          {text('modals.signIn.shutOut.money.contact')}
        </LocaleLink>
      )}
    </>
  );
}
