import type { Account, PaymentMethod } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Icon } from '@verdigale/ui/icon';
import { ArrowLeft, HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useSession } from '#app/session/index.ts';
import { profileCode } from '#app/widgets/short-id.ts';
import { DepositForm } from './deposit/deposit-form.tsx';
import { AddressDepositSlot, PaymentPanelSlot } from './deposit/panels/slots.tsx';
import { methodLogo, methodName } from './payment/use-methods.ts';
import styles from './wallet.module.css';
import type { SentWithdrawal } from './withdraw/use-withdrawal.ts';
import { WithdrawForm } from './withdraw/withdraw-form.tsx';

interface OperationFormProps {
  kind: 'deposit' | 'withdraw';
  account: Account;
  money: CurrencyMoney;
  /** The picked one. */
  method: PaymentMethod | undefined;
  /** A deposit whose code was still to come when the page was left. */
  resumedInvoice: string | null;
  /** There is something to pick. */
  isChoice: boolean;
  onBack: () => void;
  onDone: () => void;
  /** A deposit is under way. */
  onStarted: (() => void) | undefined;
  /** A withdrawal was asked for. */
  onSent: (sent: SentWithdrawal) => void;
}

/** The form of the picked method, else the deposit that goes on, else what to do first. */
export function OperationForm({ method, resumedInvoice, isChoice, onBack, ...common }: OperationFormProps) {
  const text = useContent('modals');
  const { kind, account, onDone } = common;
  if (method) {
    return (
      <>
        <Back onClick={onBack}>{text('modals.wallet.back')}</Back>
        <MethodHead account={account} method={method} />
        {/* Another method or currency is another form. */}
        <MethodForm key={`${method.method}/${account.id}`} method={method} {...common} />
      </>
    );
  }
  if (resumedInvoice !== null) {
    return (
      <>
        <Back onClick={onBack}>{text('modals.wallet.back')}</Back>
        <PaymentPanelSlot invoiceId={resumedInvoice} onAgain={onBack} onDone={onDone} />
      </>
    );
  }
  if (!isChoice) return null;
  return <EmptyState icon={HandCoins} title={text(kind === 'deposit' ? 'modals.wallet.pickMethod' : 'modals.wallet.pickPayout')} />;
}

type MethodFormProps = Pick<OperationFormProps, 'kind' | 'account' | 'money' | 'onDone' | 'onStarted' | 'onSent'> & {
  method: PaymentMethod;
};

function MethodForm({ kind, onSent, ...form }: MethodFormProps) {
  if (kind === 'withdraw') return <WithdrawForm account={form.account} method={form.method} money={form.money} onSent={onSent} />;
  return form.method.type === 'address' ? <AddressDepositSlot {...form} /> : <DepositForm {...form} />;
}

function Back({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button className={styles.back} onClick={onClick} size="sm" variant="ghost">
      <Icon as={ArrowLeft} isDirectional />
      {children}
    </Button>
  );
}

/** Logo, currency, and the first segment of the profile's id in capitals. (W 2) */
function MethodHead({ method, account }: { method: PaymentMethod; account: Account }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { profile } = useSession();
  return (
    <div className={styles.head}>
      <img alt="" className={styles.logo} src={methodLogo(method)} />
      <div className={styles.headWords}>
        <h3 className={styles.headTitle} tabIndex={-1}>
          {methodName(method, locale)}
        </h3>
        <span className={styles.headFacts}>
          {account.currency} · {text('modals.wallet.id')} <bdi dir="ltr">{profile && profileCode(profile.id)}</bdi>
        </span>
      </div>
    </div>
  );
}
