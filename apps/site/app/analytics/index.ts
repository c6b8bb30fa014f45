export { type AnalyticsEvent, type RegistrationType } from './events.ts';
export { track } from './track.ts';
export { trackOnce } from './track-once.ts';
export type { WalletEvent, WalletTab } from './wallet-events.ts';
