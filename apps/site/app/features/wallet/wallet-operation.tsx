import type { Account } from '@verdigale/contract';
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { MethodSide } from './method-side.tsx';
import { OperationForm } from './operation-form.tsx';
import { PickMethodContext } from './payment/pick-method.ts';
import { asyncInvoice } from './deposit/async-invoice.ts';
import { useMethodChoice } from './payment/use-method-choice.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useWalletFunnel } from './use-wallet-funnel.ts';
import type { SentWithdrawal } from './withdraw/use-withdrawal.ts';
import { WithdrawSent } from './withdraw/withdraw-sent.tsx';
import styles from './wallet.module.css';

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
  const choice = useMethodChoice(kind, account.currency);
  const { methods, isChoice, isError } = choice;
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
        <MethodSide account={account} choice={choice} kind={kind} money={money} onPick={pick} picked={picked} />
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
