import type { GameWalletOperation, WalletReply } from '@verdigale/partner-wire';

/** A provider's end of the wallet protocol: signs one call, sends it once, and classifies the answer. It never retries. */
export interface WalletEnd {
  call(operation: GameWalletOperation, body: Record<string, unknown> & { token: string }): Promise<WalletReply>;
}

/** What a provider is given to make calls. */
export interface WalletAccess {
  platformUrl: string;
  providerIdentity: string;
  secret: string;
  /** The clock of the signatures' timestamps. */
  clock: { now(): Date };
}

export type OpenWallet = (access: WalletAccess) => WalletEnd;
