import { playerStatus, type Account } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { useSession } from '#app/session/index.ts';
import { OperationForm } from './operation-form.tsx';
import { LimitedNotice } from './payment/limited-notice.tsx';
import { MethodList } from './payment/method-list.tsx';
import { PickMethodContext } from './payment/pick-method.ts';
import { asyncInvoice } from './deposit/async-invoice.ts';
import { useIsLimitReached, useMethods } from './payment/use-methods.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useWalletFunnel } from './use-wallet-funnel.ts';
import { LimitLinks } from './deposit/limit-links.tsx';
import { LimitsAsk } from './deposit/limits-ask.tsx';
import { useLimitsAsk } from './deposit/use-limits-ask.ts';
import { PendingWithdrawals } from './withdraw/pending-withdrawals.tsx';
import { ReturnRule } from './withdraw/return-rule.tsx';
import type { SentWithdrawal } from './withdraw/use-withdrawal.ts';
import { WithdrawSent } from './withdraw/withdraw-sent.tsx';
import { WalletFacts } from './wallet-facts.tsx';
import styles from './wallet.module.css';

const LimitsPanel = lazyPart(async () => (await import('#app/features/limits/index.ts')).LimitsPanel);

interface WalletOperationProps {
  kind: 'deposit' | 'withdraw';
  account: Account;
  money: CurrencyMoney;
  onDone: () => void;
  /** A deposit is under way. */
  onStarted?: () => void;
}

/** One tab of the wallet: facts and methods, and beside them (on a phone: after them) the form of the picked method. */
export function WalletOperation({ kind, account, money, onDone, onStarted }: WalletOperationProps) {
  const asked = useMethods(kind === 'deposit' ? 'deposit' : 'withdrawal', account.currency);
  const { data: known, isError: isLatestFailed, isPlaceholderData: isOfAnotherRegion, refetch } = asked;
  const isFull = useIsLimitReached(asked);
  const methods = isFull ? [] : known;
  const ask = useLimitsAsk(kind === 'deposit');
  const isLimited = useSession().profile?.status === playerStatus.limited && kind === 'deposit';
  const [picked, setPicked] = useState<string | null>(null);
  // The choice shows at once; its form, which takes a slow phone a while to draw, follows.
  const drawn = useDeferredValue(picked);
  const method = methods?.find((each) => each.method === drawn);
  // A deposit whose code was still to come when the page was left.
  const [resumed, setResumed] = useState(() => (kind === 'deposit' ? asyncInvoice.read() : null));
  const isForm = method !== undefined || resumed !== null;
  const [sent, setSent] = useState<SentWithdrawal | null>(null);
  const funnel = useWalletFunnel();
  const columns = useRef<HTMLDivElement>(null);
  useFocusOfStep(columns, method?.method);
  // What is known stays of use when a later question failed.
  const isError = isLatestFailed && !methods;
  const isChoice = methods !== undefined && methods.length > 0;
  const pick = (id: string) => {
    funnel('walletChangeMethod', kind);
    setPicked(id);
  };
  if (sent !== null) return <WithdrawSent {...sent} onDone={onDone} />;
  return (
    <PickMethodContext value={pick}>
      <div
        className={styles.columns}
        data-alone={isError || methods?.length === 0 || undefined}
        data-step={isForm ? 'form' : 'methods'}
        ref={columns}
      >
        <div aria-busy={!methods || isOfAnotherRegion || undefined} className={styles.side}>
          {isLimited && <LimitedNotice />}
          <WalletFacts account={account} kind={kind} money={money} />
          {kind === 'withdraw' && <PendingWithdrawals account={account} />}
          {ask.isAsked && isChoice && <LimitsAsk onDrop={ask.drop} />}
          {isFull ? (
            <Suspense fallback={<Skeleton blockSize="12rem" shape="box" />}>
              <LimitsPanel currency={account.currency} />
            </Suspense>
          ) : (
            <MethodList
              isError={isError}
              methods={isOfAnotherRegion || ask.isPending ? undefined : methods}
              money={money}
              onPick={pick}
              onRetry={() => void refetch()}
              picked={picked}
            />
          )}
          {kind === 'withdraw' && isChoice && <ReturnRule />}
          {kind === 'deposit' && isChoice && !ask.isAsked && <LimitLinks />}
        </div>
        <div className={styles.form}>
          <OperationForm
            account={account}
            isChoice={isChoice}
            kind={kind}
            method={method}
            money={money}
            onBack={() => {
              setPicked(null);
              setResumed(null);
            }}
            onDone={onDone}
            onSent={setSent}
            onStarted={onStarted}
            resumedInvoice={resumed}
          />
        </div>
        <div aria-hidden className={styles.dots}>
          <span className={styles.dot} data-active={!isForm || undefined} />
          <span className={styles.dot} data-active={isForm || undefined} />
        </div>
      </div>
    </PickMethodContext>
  );
}

/** Where only one step is shown at a time, the focus goes along: to the form's heading, and back to the methods. */
function useFocusOfStep(columns: RefObject<HTMLDivElement | null>, method: string | undefined) {
  const before = useRef(method);
  useEffect(() => {
    if (before.current === method) return;
    before.current = method;
    if (!window.matchMedia('(width < 768px)').matches) return;
    columns.current?.querySelector<HTMLElement>(method ? 'h3' : 'input')?.focus();
  }, [columns, method]);
}
