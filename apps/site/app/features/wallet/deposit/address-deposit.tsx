import { useQuery, useQueryClient } from '@tanstack/react-query';
import { playerStatus, type Account, type MethodField, type PaymentMethod } from '@verdigale/contract';
import { Select } from '@verdigale/ui/select';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { showAlert } from '#app/alerts/show-alert.ts';
import { wordsOf } from '#app/alerts/words.ts';
import type { BonusRequest } from '#app/bonuses/bonus-choice.ts';
import { useDebounced } from '#app/browser/use-debounced.ts';
import { useContent } from '#app/content/use-content.ts';
import { depositAddressQuery } from '#app/queries/payment.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { BonusPicker } from '../bonus/bonus-picker.tsx';
import { useDepositBonus, type DepositBonusState } from '../bonus/use-deposit-bonus.ts';
import { LimitedNotice } from '../payment/limited-notice.tsx';
import { LimitNotes } from './limit-notes.tsx';
import { returnUrls } from './payment-window.ts';
import { useAddressRefusal } from './use-address-refusal.ts';
import { useShownHere } from './shown-here.ts';
import { ResultScreen } from './result-screen.tsx';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { useRegion } from '../payment/use-region.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';
import { AddressPanel } from './panels/address-panel.tsx';
import { PaymentOver } from './panels/payment-over.tsx';
import { paymentState } from './panels/payment-state.ts';
import { useCountdown } from './panels/countdown.ts';
import { useDepositInvoice } from './use-deposits.ts';

interface AddressDepositProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  onDone: () => void;
  /** There is an address: coins may be on their way to it. */
  onStarted: (() => void) | undefined;
}

/** (W 9) */
const reRequestMs = 1000;

type Network = NonNullable<MethodField['options']>[number];

/** A deposit to an address: requested when it opens, for the first network, and again for every other one and every other bonus. (DEP-08) */
export function AddressDeposit({ method, account, money, onDone, onStarted }: AddressDepositProps) {
  const text = useContent('modals');
  const isLimited = useSession().profile?.status === playerStatus.limited;
  const networks = method.fields.find(({ key }) => key === 'crypto_network')?.options ?? [];
  const [picked, setPicked] = useState(0);
  const funnel = useWalletFunnel();
  const network = networks[picked];
  const bonus = useDepositBonus(account.currency);
  const { data: created, error, refetch } = useAddress({ method, account, network, bonus: useBonusToSend(bonus), isEnabled: !isLimited });
  const refusal = useAddressRefusal(error);
  const hasAddress = created?.address !== undefined;
  const start = useEffectEvent(() => onStarted?.());
  useEffect(() => {
    if (hasAddress) start();
  }, [hasAddress]);
  // Here the method alone is the try to deposit: no button follows. (W 5)
  useEffect(() => {
    if (isLimited) void showAlert('limit.limitedDeposit', undefined, { suppressDuplicate: true });
  }, [isLimited]);
  const invoice = useDepositInvoice(created?.invoiceId);
  useShownHere(created?.invoiceId);
  const countdown = useCountdown(invoice?.publicData?.expiresAt);
  const state = paymentState(invoice, countdown.isOver);
  if (isLimited) return <LimitedNotice />;
  if (state.kind === 'paid') {
    return <ResultScreen invoiceId={created?.invoiceId} kind="depositSuccess" onAgain={() => void refetch()} onNext={onDone} />;
  }
  if (state.kind === 'returned') return <PaymentOver kind="returned" onAgain={() => void refetch()} />;
  if (state.kind === 'expired' || state.kind === 'failed') return <PaymentOver kind="expired" onAgain={() => void refetch()} />;
  const minimum = network?.minAmount ?? method.amountMin;
  return (
    <>
      {networks.length > 0 && (
        <Select
          label={text('modals.payment.address.network')}
          onChange={(value) => {
            funnel('walletChangeNetwork', 'deposit');
            setPicked(Number(value));
          }}
          // By place: the id of an option may be null.
          options={networks.map(({ name }, at) => ({ value: String(at), label: name }))}
          value={String(picked)}
        />
      )}
      <LimitNotes currency={account.currency} most={network?.maxAmount ?? method.amountMax} />
      <BonusPicker amount={null} bonus={bonus} />
      {created?.address ? (
        <AddressPanel
          countdown={countdown}
          money={money}
          state={state}
          to={{ ...created, address: created.address, network: network?.name ?? account.currency, coin: account.currency, minimum }}
        />
      ) : error ? (
        <LoadFailed onRetry={refetch} {...wordsOf(refusal ?? text('modals.payment.address.failed'))} />
      ) : (
        <Skeleton blockSize="28rem" inlineSize="100%" shape="box" />
      )}
    </>
  );
}

interface AddressOptions {
  method: PaymentMethod;
  account: Account;
  network: Network | undefined;
  bonus: BonusToSend;
  isEnabled: boolean;
}

/** The address of this network; the platform gives the same one for as long as nothing has arrived on it, with the latest choice of a bonus. */
function useAddress({ method, account, network, bonus: { chosen, settled }, isEnabled }: AddressOptions) {
  const queries = useQueryClient();
  const region = useRegion().sent;
  const request = {
    method: method.method,
    currency: account.currency,
    accountId: account.id,
    amount: network?.minAmount ?? method.amountMin,
    ...(network ? { fields: { crypto_network: network.id } } : {}),
    ...(region ? { country: region } : {}),
  };
  const queryWith = (bonus: string | null) => {
    const said = bonus === null ? { isBonusDecline: true } : (JSON.parse(bonus) as BonusRequest);
    return depositAddressQuery({ ...request, ...said }, () => returnUrls(window.location.href));
  };
  // Whoever chooses and leaves has chosen: coins may be on their way already.
  const leave = useEffectEvent(() => {
    if (isEnabled && settled !== chosen) void queries.prefetchQuery(queryWith(chosen));
  });
  useEffect(() => () => leave(), []);
  return useQuery({ ...queryWith(settled), enabled: isEnabled && settled !== null });
}

/** What goes with the deposit, as JSON; null until it is known. */
interface BonusToSend {
  chosen: string | null;
  /** The first choice at once, every other one when it has stood for a while. (DEP-08) */
  settled: string | null;
}

function useBonusToSend(bonus: DepositBonusState): BonusToSend {
  const chosen = bonus.isSettled ? JSON.stringify(bonus.request(null)) : null;
  return { chosen, settled: useDebounced(chosen, reRequestMs) ?? chosen };
}
