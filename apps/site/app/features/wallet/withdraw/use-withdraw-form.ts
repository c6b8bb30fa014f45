import type { Account, PaymentMethod } from '@verdigale/contract';
import { useState } from 'react';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { fieldsInOrder, networkKey } from '../payment/use-methods.ts';
import { usePaymentForm } from '../payment/use-payment-form.ts';
import { wireFields } from '../payment/wire-fields.ts';
import { useWalletFunnel } from '../use-wallet-funnel.ts';
import type { WithdrawRefusal } from './refusal-of.ts';
import { useWithdrawal, type SentWithdrawal } from './use-withdrawal.ts';
import { withdrawLimits } from './withdraw-limits.ts';
import { useRefusalWords } from './withdraw-refusal.tsx';

export interface WithdrawFormProps {
  method: PaymentMethod;
  account: Account;
  money: CurrencyMoney;
  onSent: (sent: SentWithdrawal) => void;
}

/** What is filled in of a withdrawal, whether it is looked at once more, and how it is sent. */
export function useWithdrawForm({ method, account, money, onSent }: WithdrawFormProps) {
  const fields = fieldsInOrder(method);
  const limitsIn = (network: string | undefined) => withdrawLimits(method, network, account.withdrawalBalance);
  // What the player is asked to look at again stays as it is, whatever happens to the balance meanwhile.
  const [reviewed, setReviewed] = useState<number | null>(null);
  // The button that leads on has the focus again, since the one that led back goes with its view.
  const [wasReviewed, setWasReviewed] = useState(false);
  function leaveReview() {
    setReviewed(null);
    setWasReviewed(true);
  }
  const funnel = useWalletFunnel();
  const payment = usePaymentForm({
    fields,
    money,
    limitsIn,
    async send(_, sum) {
      setReviewed(sum);
      return {};
    },
  });
  const { form } = payment;
  const wordsOf = useRefusalWords(account.currency, money);
  const withdrawal = useWithdrawal({ method, account, refuse, onRefused: leaveReview, onSent });

  function refuse(error: unknown, refusal: WithdrawRefusal | null): boolean {
    const refused = refusal ? { fields: { amount: wordsOf(refusal) } } : payment.refusalOf(error);
    if (refused) form.refuse(refused);
    return refused !== null;
  }

  return {
    fields,
    payment,
    limits: limitsIn(form.values[networkKey]),
    /** The sum that is looked at once more; null while the form is filled in. */
    reviewed,
    wasReviewed,
    leaveReview,
    withdrawal,
    changeNetwork(network: string) {
      // Another network has limits of its own. (W 5)
      form.change('amount', money.toText(limitsIn(network).min));
      funnel('walletChangeNetwork', 'withdraw');
    },
    send(sum: number) {
      const filled: Record<string, string | null> = wireFields(fields, form.values);
      // A network without an id is meant by null. (wire 8.3)
      if (fields.some(({ key }) => key === networkKey)) filled[networkKey] ??= null;
      funnel('walletSubmitForm', 'withdraw');
      withdrawal.send({ amount: sum, fields: filled });
    },
  };
}

export type FilledWithdrawal = ReturnType<typeof useWithdrawForm>;
