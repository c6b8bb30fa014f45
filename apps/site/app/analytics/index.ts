export { track, trackOnce } from './track.ts';
export type { WalletEvent, WalletTab } from './wallet-events.ts';
