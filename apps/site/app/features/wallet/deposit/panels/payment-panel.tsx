import { LinkButton } from '@verdigale/ui/link-button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { paymentPageOf } from '../payment-window.ts';
import { useShownHere } from '../shown-here.ts';
import { ResultScreen } from '../result-screen.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { refetchAccounts } from '#app/queries/accounts.ts';
import { AddressPanel } from './address-panel.tsx';
import { AgentCodes } from './agent-codes.tsx';
import { asyncInvoice } from '../async-invoice.ts';
import { DeclineLink } from './decline-link.tsx';
import { FramePanel } from './frame-panel.tsx';
import { PaymentOver } from './payment-over.tsx';
import { paymentState, type PaymentState, type StartedPayment } from './payment-state.ts';
import { AwaitPanel, QrPanel } from './qr-panel.tsx';
import { useCountdown } from './countdown.ts';
import { useDeposits } from '../use-deposits.ts';

interface PaymentPanelProps {
  invoiceId: string;
  started?: StartedPayment;
  /** Nothing is left to do here. */
  onDone: () => void;
  /** The player wants another deposit. */
  onAgain: () => void;
}

/** What a player sees of a deposit from its start to its end, kept live by the invoice. (DEP-07, DEP-13) */
export function PaymentPanel({ invoiceId, started, onDone, onAgain }: PaymentPanelProps) {
  const moneyOf = useMoney();
  const { deposits, isPending, refetch } = useDeposits();
  const invoice = deposits?.find(({ id }) => id === invoiceId);
  const data = invoice?.publicData ?? {};
  useShownHere(invoiceId);
  const countdown = useCountdown(data.expiresAt);
  const state = paymentState(invoice, countdown.isOver);
  useLook(state.kind, refetch);
  useAsyncEnd(invoiceId, state.kind === 'waiting' && (isPending || invoice !== undefined || started !== undefined));

  const known = invoice ?? started;
  if (!known && isPending) return <Skeleton blockSize="24rem" inlineSize="100%" shape="box" />;
  const screen = { invoiceId, onNext: onDone, onAgain };
  if (state.kind === 'paid') return <ResultScreen {...screen} kind="depositSuccess" />;
  if (state.kind === 'failed') return <ResultScreen {...screen} kind="depositError" />;
  if (state.kind === 'expired' || state.kind === 'cancelled' || state.kind === 'returned')
    return <PaymentOver kind={state.kind} onAgain={onAgain} />;
  if (!known) return <ResultScreen {...screen} kind="depositPending" />;

  const money = moneyOf(known.currency);
  const sum = money.format(known.amount);
  const qr = data.qr ?? started?.qr;
  if (data.address) {
    const { address, tag, network = known.currency, expected } = data;
    const to = { address, tag, qr, network, coin: known.currency, minimum: Number(expected ?? known.amount) };
    return <AddressPanel countdown={countdown} money={money} state={state} to={to} />;
  }
  if (qr) return <QrPanel countdown={countdown} invoiceId={invoiceId} qr={qr} sum={sum} />;
  if (started?.processingType === 'iframe' && started.url) {
    return <FramePanel invoiceId={invoiceId} url={started.url} />;
  }
  if (asyncInvoice.read() === invoiceId) return <AwaitPanel invoiceId={invoiceId} sum={sum} />;
  return (
    <ResultScreen {...screen} kind="depositPending">
      <AgentCodes data={data} />
      <PageAgain invoiceId={invoiceId} method={invoice?.paymentMethod ?? ''} />
      <DeclineLink invoiceId={invoiceId} />
    </ResultScreen>
  );
}

/** For a player who closed the payment page before paying. */
function PageAgain({ invoiceId, method }: { invoiceId: string; method: string }) {
  const text = useContent('modals');
  const url = paymentPageOf(invoiceId);
  if (!url) return null;
  return (
    <LinkButton href={url} isBlock rel="noreferrer" target="_blank">
      {text('modals.wallet.deposit.continue', { method })}
    </LinkButton>
  );
}

/** Stops waiting for a deposit that has ended. */
function useAsyncEnd(invoiceId: string, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting && asyncInvoice.read() === invoiceId) asyncInvoice.write(null);
  }, [invoiceId, isWaiting]);
}

/** Nothing more becomes of these. */
const ends: readonly PaymentState['kind'][] = ['paid', 'failed', 'cancelled', 'returned'];
const lookMs = 10_000;

/** The socket says how it went. Where a network lets none through somebody has to look, or what was paid would seem to run out of time. */
function useLook(kind: PaymentState['kind'], look: () => unknown) {
  const isOpen = !ends.includes(kind);
  const again = useEffectEvent(look);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => again(), lookMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  useEffect(() => {
    if (kind === 'paid') void refetchAccounts();
  }, [kind]);
}
