/** A payment that has ended, as the socket reported it. (wire 16) */
export interface PaymentEvent {
  name: 'walletDepositSuccess' | 'walletDepositFail' | 'walletWithdrawSuccess' | 'walletWithdrawFail';
  /** The id of the profile. */
  userId: string | undefined;
  invoiceId: string;
  /** Main units. */
  amount: number;
  currency: string;
  /** Which of the player's successful deposits it is. */
  number: number | null;
  /** The type of the currency, fiat or crypto. */
  walletType: string | undefined;
}

export type PaymentEntry = Readonly<Record<string, unknown>>;

const categories = {
  walletDepositSuccess: 'deposit',
  walletDepositFail: 'failDeposit',
  walletWithdrawSuccess: 'withdraw',
  walletWithdrawFail: 'failWithdraw',
} as const satisfies Record<PaymentEvent['name'], string>;

/** The data layer's entry; a deposit is a purchase to a tag container. (ANA-03, ANA-04) */
export function paymentEntryOf(event: PaymentEvent): PaymentEntry {
  const { name, invoiceId, amount, currency } = event;
  const common = {
    event: name === 'walletDepositSuccess' ? 'purchase' : 'Action',
    eventCategory: categories[name],
    userId: event.userId ?? 'not set',
    invoiceId,
    walletType: event.walletType ?? 'not set',
  };
  if (name === 'walletWithdrawSuccess' || name === 'walletWithdrawFail') {
    return { ...common, withdrawAmount: amount, withdrawCurrency: currency };
  }
  const deposit = { ...common, depositAmount: amount, depositCurrency: currency };
  if (name === 'walletDepositFail') return deposit;
  const item = { item_id: invoiceId, item_name: 'deposit', price: amount, quantity: 1 };
  return {
    ...deposit,
    successDepositNumber: event.number ?? 0,
    ecommerce: { transaction_id: invoiceId, value: amount, currency, items: [item] },
  };
}
