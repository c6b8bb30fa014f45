export { describeGameWallet } from './wallet-suite.ts';
export type { OpenWallet, WalletAccess, WalletEnd, WalletReply } from './wallet-end.ts';
