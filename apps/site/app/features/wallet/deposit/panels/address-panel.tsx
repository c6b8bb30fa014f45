import { useContent } from '#app/content/use-content.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { CopyLine } from './copy-line.tsx';
import { CryptoSteps } from './crypto-steps.tsx';
import styles from './payment.module.css';
import type { PaymentState } from './payment-state.ts';
import { OpenInApp } from './open-in-app.tsx';
import { QrCode } from '#app/widgets/qr-code.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Countdown } from './countdown.ts';

export interface CryptoAddress {
  address: string;
  tag?: string | undefined;
  /** What scanners read; the address itself where the provider has no payload of its own. */
  qr?: string | undefined;
  network: string;
  coin: string;
  /** Main units. */
  minimum: number;
}

interface AddressPanelProps {
  to: CryptoAddress;
  money: CurrencyMoney;
  state: PaymentState;
  countdown: Countdown;
}

/** Where to send coins to. What is lost most often comes first: the network, then the tag. (DEP-08) */
export function AddressPanel({ to, money, state, countdown }: AddressPanelProps) {
  const text = useContent('modals');
  const { coin, network } = to;
  // Once all of it has arrived there is nothing left to pay: the network takes as long as it takes.
  const isDue = state.kind === 'waiting' || state.kind === 'underpaid';
  return (
    <section aria-label={text('modals.payment.address.title', { coin })} className={styles.panel}>
      <div className={styles.rules}>
        <p>{text('modals.payment.address.only', { coin, network })}</p>
        <p className={styles.hint}>{text('modals.payment.address.minimum', { sum: money.format(to.minimum) })}</p>
      </div>
      {to.tag && (
        <div className={styles.tag}>
          <p>{text('modals.payment.address.tagWarning')}</p>
          <CopyLine label={text('modals.payment.address.tag')} text={to.tag} />
        </div>
      )}
      {to.qr && <OpenInApp code={to.qr} />}
      <QrCode label={text('modals.payment.address.image')} text={to.qr ?? to.address} />
      <CopyLine isGrouped label={text('modals.payment.address.address')} text={to.address} />
      <CryptoSteps money={money} state={state} />
      {isDue && <TimeLeft seconds={countdown.seconds} spoken={countdown.spoken} />}
    </section>
  );
}
