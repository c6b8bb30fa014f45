/** Why a withdrawal is noticed: its size, or that of several together, that it is the first of some size, a way out that no deposit came in by. */
export type ReviewReason = 'large' | 'first' | 'unknown-way';

/** The brand's rules for money that leaves. Sums are decimals in the base currency. */
export interface WithdrawalRules {
  /** Deposits must be staked so many times before money leaves: a decimal, other ones for some deposit methods. */
  turnOver: { isRequired: boolean; multiplier: string; byMethod: Readonly<Record<string, string>> };
  /** Whether players may take back a withdrawal that waits; some jurisdictions forbid it. */
  isCancelable: boolean;
  /** Which way out belongs to which way in. With `isFirst` money must go back this way before it may leave by another. */
  ways: readonly { deposit: string; withdrawal: string; isFirst?: boolean }[];
  /** What must be proved from which sum on, over all withdrawals of the last `linkedDays`. */
  verification: readonly { from: string; needs: 'contact' | 'identity' }[];
  linkedDays: number;
  /**
   * From which sum on a withdrawal is large, counted with those of the last `linkedDays` since one was noticed for its size or waited; and what
   * withdrawals must come to before the first one is noticed, until as much was paid out. Null for never.
   */
  noticed: { large: string | null; first: string | null };
  /** Which of these has a withdrawal wait for an operator. */
  heldFor: readonly ReviewReason[];
}

/** Those rules, and how long a player may take a withdrawal back before the provider is asked to pay it. */
export interface WithdrawalSettings extends WithdrawalRules {
  reviewSeconds: number;
}
