/** The pockets that a player's own figures are made of; `pending` holds requested withdrawals. */
export const shownPockets = ['real', 'bonus', 'locked', 'pending'] as const;
export type ShownPocket = (typeof shownPockets)[number];

/** Where the money of an account lies; what is `held` may neither be played with nor withdrawn. In the order in which they are locked. */
export const pockets = [...shownPockets, 'held'] as const;
export type Pocket = (typeof pockets)[number];

/** A player's account as it was read. Balances are minor units of the currency. */
export interface AccountState {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly exponent: number;
  readonly isActive: boolean;
  readonly isHidden: boolean;
  /** Grows with every change of balances or status. */
  readonly version: bigint;
  readonly pockets: Readonly<Record<Pocket, bigint>>;
}

declare const locked: unique symbol;

/** An account of a player whose wallet this transaction has locked: its values stay true until the commit. */
export interface LockedAccount extends AccountState {
  readonly [locked]: true;
}
