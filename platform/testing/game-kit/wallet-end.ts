import type { GameWalletOperation } from '@verdigale/contract/schema';

/**
 * What became of one call, as a provider must tell it apart. `refused`: the platform said, in its own words, that it did
 * nothing. `lost`: nobody knows whether it acted. Balances are in minor units.
 */
export type WalletReply =
  | { kind: 'done'; data: Record<string, unknown> }
  | { kind: 'refused'; code: number; balance: bigint | null }
  | { kind: 'lost' };

/** A provider's end of the wallet protocol: signs one call, sends it once, and sorts the answer. It repeats nothing by itself. */
export interface WalletEnd {
  call(operation: GameWalletOperation, body: Record<string, unknown> & { token: string }): Promise<WalletReply>;
}

/** What a provider is given to make calls. */
export interface WalletAccess {
  platformUrl: string;
  providerIdentity: string;
  secret: string;
  /** The clock that stamps are taken from. */
  clock: { now(): Date };
}

export type OpenWallet = (access: WalletAccess) => WalletEnd;
