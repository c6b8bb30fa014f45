import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Rosette } from '@verdigale/ui/rosette';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Check, Hourglass, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Receipt } from './receipt.tsx';
import { endOf, useEndedDeposit, type DepositEnd } from './ended-deposit.ts';
import { isPaymentWindow } from './payment-window.ts';
import styles from './result-screen.module.css';
import { useShownHere } from './shown-here.ts';

const iconOf: Readonly<Record<DepositEnd, LucideIcon>> = {
  depositSuccess: Check,
  depositPending: Hourglass,
  depositRedirect: Hourglass,
  depositError: X,
};

interface ResultScreenProps {
  /** As the page was asked to say it; the invoice may know better. */
  kind: DepositEnd;
  /** The deposit, when it is known; else the latest one that fits. */
  invoiceId?: string | undefined;
  onNext: () => void;
  /** Its next step when it has failed. */
  onAgain: () => void;
  /** What else belongs to a deposit that is still under way. */
  children?: ReactNode;
}

/** How a deposit went: one screen for all of its ends, with the receipt and one next step. (MODAL-10) */
export function ResultScreen(props: ResultScreenProps) {
  const ended = useEndedDeposit(props.kind, props.invoiceId);
  // That it has arrived the invoice says, which is about to come: nobody is told to wait for that.
  if (props.kind === 'depositSuccess' && ended.isPending) return <Skeleton blockSize="28rem" inlineSize="100%" shape="box" />;
  return <Screen {...props} {...ended} />;
}

type ScreenProps = ResultScreenProps & ReturnType<typeof useEndedDeposit>;

function Screen({ kind: asked, invoice, isPending, onNext, onAgain, children }: ScreenProps) {
  const text = useContent('modals');
  useShownHere(invoice?.id);
  const [isOwnWindow] = useState(isPaymentWindow);
  const kind = endOf(asked, invoice);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [first] = useState(kind);
  const words = (name: string) => text.dynamic(`modals.${kind}`, name) ?? '';
  return (
    <div className={styles.screen} data-kind={kind}>
      <span className={styles.seal}>
        <Rosette className={styles.rosette} isDrawn key={kind} look="seal" />
        <Icon as={iconOf[kind]} size={24} />
      </span>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {words('heading')}
      </h3>
      <p className={styles.text}>{words('text')}</p>
      {/* The result is announced; the focus stays where the player has it. */}
      <LiveRegion>{kind !== first && words('heading')}</LiveRegion>
      {isPending ? <Skeleton blockSize="11.5rem" inlineSize="100%" shape="box" /> : invoice && <Receipt invoice={invoice} />}
      {kind !== 'depositSuccess' && kind !== 'depositError' && children}
      <Button isBlock onClick={kind === 'depositError' && !isOwnWindow ? onAgain : onNext} size="lg" variant="primary">
        {isOwnWindow ? text('modals.payment.closeWindow') : words('button')}
      </Button>
    </div>
  );
}
