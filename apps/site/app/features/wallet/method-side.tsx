import { playerStatus, type Account } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useSession } from '#app/session/index.ts';
import { LimitLinks } from './deposit/limit-links.tsx';
import { LimitsAsk } from './deposit/limits-ask.tsx';
import { useLimitsAsk } from './deposit/use-limits-ask.ts';
import { LimitedNotice } from './payment/limited-notice.tsx';
import { MethodList } from './payment/method-list.tsx';
import type { MethodChoice } from './payment/use-method-choice.ts';
import { WalletFacts } from './wallet-facts.tsx';
import styles from './wallet.module.css';
import { PendingWithdrawals } from './withdraw/pending-withdrawals.tsx';
import { ReturnRule } from './withdraw/return-rule.tsx';

const LimitsPanel = lazyPart(async () => (await import('#app/features/limits/index.ts')).LimitsPanel);

interface MethodSideProps {
  kind: 'deposit' | 'withdraw';
  account: Account;
  money: CurrencyMoney;
  choice: MethodChoice;
  picked: string | null;
  onPick: (id: string) => void;
}

/** What an account has and what waits, the ways to pay, and what holds them back. */
export function MethodSide({ kind, account, money, choice, picked, onPick }: MethodSideProps) {
  const { methods, isChoice, isError, isFull, isOfAnotherRegion, refetch } = choice;
  const ask = useLimitsAsk(kind === 'deposit');
  const isLimited = useSession().profile?.status === playerStatus.limited && kind === 'deposit';
  return (
    <div aria-busy={(!methods && !isError) || isOfAnotherRegion || undefined} className={styles.side}>
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
          onPick={onPick}
          onRetry={() => void refetch()}
          picked={picked}
        />
      )}
      {kind === 'withdraw' && isChoice && <ReturnRule />}
      {kind === 'deposit' && isChoice && !ask.isAsked && <LimitLinks />}
    </div>
  );
}
