export { describeFreeRounds, type FreeRoundsProvider } from './free-rounds-suite.ts';
export { describeGameWallet } from './wallet-suite.ts';
export type { OpenWallet, WalletAccess, WalletEnd } from './wallet-end.ts';
