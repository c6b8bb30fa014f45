/** What of the operator's choices browsers may know. A feature that is off has no page and no entry in a menu. (A 9) */
export const publicSettings = {
  questsEnabled: false,
  loyaltyEnabled: false,
  /** Deposits must be staked before a withdrawal; what still has to be is shown instead of the form. */
  enableTurnOverWager: true,
  /** Players may take back a withdrawal that waits. */
  withdrawalCancelEnabled: true,
  /** Show payment fields also when the profile fills them. */
  showWalletFilledFields: false,
  /** Days that the affiliate cookie lives. */
  affiliateTagExpiration: 30,
} as const;
