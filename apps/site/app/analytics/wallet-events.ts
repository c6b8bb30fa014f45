export type WalletTab = 'deposit' | 'withdraw';

/** What happens in the wallet. (wire 16) */
export type WalletEvent = {
  /** The id of the profile. */
  userId: string | undefined;
  /** The tab that is shown. */
  operationType: WalletTab;
} & (
  | { name: 'walletOpen'; /** Until the wallet could be used, in ms. */ loadTime?: number }
  | { name: 'walletChangeType' | 'walletChangeMethod' | 'walletChangeNetwork' | 'walletSubmitForm' | 'walletClose' }
  | { name: 'walletSelectBonus' | 'walletDeclineBonuses' | 'walletPromoOpen' | 'walletPromoSubmit' }
);

export interface WalletEntry {
  event: 'Action';
  eventCategory: 'walletFunnel';
  userId: string;
  funnelStep: string;
  operationType: string;
  walletOperationType: string;
  loadTime: number;
}

const steps = {
  walletOpen: 'open',
  walletChangeMethod: 'method',
  walletChangeNetwork: 'network',
  walletSubmitForm: 'sent',
  walletClose: 'close',
  walletSelectBonus: 'selectBonus',
  walletDeclineBonuses: 'declineBonuses',
  walletPromoOpen: 'promoOpen',
  walletPromoSubmit: 'promoSent',
} as const;

/** The data layer's entry. Opening and changing tabs concern the wallet, every other step the operation in it. (ANA-02) */
export function walletEntryOf(event: WalletEvent): WalletEntry {
  const isOfWallet = event.name === 'walletOpen' || event.name === 'walletChangeType';
  return {
    event: 'Action',
    eventCategory: 'walletFunnel',
    userId: event.userId ?? 'not set',
    funnelStep: event.name === 'walletChangeType' ? event.operationType : steps[event.name],
    operationType: isOfWallet ? 'not set' : event.operationType,
    walletOperationType: isOfWallet ? event.operationType : 'not set',
    loadTime: event.name === 'walletOpen' ? Math.round(event.loadTime ?? 0) : 0,
  };
}
