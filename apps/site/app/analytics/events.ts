import { walletEntryOf, type WalletEntry, type WalletEvent } from './wallet-events.ts';
import { paymentEntryOf, type PaymentEntry, type PaymentEvent } from './payment-events.ts';

export type RegistrationType = 'email' | 'phone' | 'social';

/** What can be counted. (wire 16) */
export type AnalyticsEvent = RegistrationEvent | WalletEvent | PaymentEvent | { name: 'openBalancePopup' };

type RegistrationEvent =
  | { name: 'registrationOpen'; /** From the start of the page, in ms. */ loadTime?: number }
  | { name: 'registrationChangeType'; regType: RegistrationType }
  | { name: 'registrationSubmit'; regType?: RegistrationType }
  | { name: 'registrationOtp' }
  | { name: 'registrationSuccess'; /** The id of the profile. */ userId: string; regType: RegistrationType };

/** One entry of the data layer as tag containers of this trade expect it. */
export interface RegistrationEntry {
  event: 'Action';
  eventCategory: 'registrationFunnel' | 'registration';
  userId: string;
  funnelStep: string;
  loadTime: number;
  regType: string;
}

export interface BalanceEntry {
  event: 'Action';
  eventCategory: 'balanceFunnel';
  funnelStep: 'open';
}

const notSet = 'not set';
const funnel: RegistrationEntry = {
  event: 'Action',
  eventCategory: 'registrationFunnel',
  userId: notSet,
  funnelStep: notSet,
  loadTime: 0,
  regType: notSet,
};

/** The data layer's entry for an event; what is not known is `not set` or 0, never absent. */
export function entryOf(event: AnalyticsEvent): RegistrationEntry | WalletEntry | BalanceEntry | PaymentEntry {
  switch (event.name) {
    case 'registrationOpen':
      return { ...funnel, funnelStep: 'open', loadTime: Math.round(event.loadTime ?? 0) };
    case 'registrationChangeType':
      return { ...funnel, funnelStep: event.regType, regType: event.regType };
    case 'registrationSubmit':
      return { ...funnel, funnelStep: 'sent', regType: event.regType ?? notSet };
    case 'registrationOtp':
      return { ...funnel, funnelStep: 'otp', regType: 'phone' };
    case 'registrationSuccess':
      return { ...funnel, eventCategory: 'registration', userId: event.userId, funnelStep: event.regType, regType: event.regType };
    case 'openBalancePopup':
      return { event: 'Action', eventCategory: 'balanceFunnel', funnelStep: 'open' };
    case 'walletOpen':
    case 'walletChangeType':
    case 'walletChangeMethod':
    case 'walletChangeNetwork':
    case 'walletSubmitForm':
    case 'walletClose':
    case 'walletSelectBonus':
    case 'walletDeclineBonuses':
    case 'walletPromoOpen':
    case 'walletPromoSubmit':
      return walletEntryOf(event);
    default:
      return paymentEntryOf(event);
  }
}
