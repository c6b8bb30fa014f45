/** What of the operator's choices browsers may know. A feature that is off has no page and no entry in a menu. (A 9) */
export const publicSettings = {
  questsEnabled: true,
  loyaltyEnabled: true,
  /** Deposits must be staked before a withdrawal; what still has to be is shown instead of the form. */
  enableTurnOverWager: true,
  /** Players may take back a withdrawal that waits. */
  withdrawalCancelEnabled: true,
  /** Show payment fields also when the profile fills them. */
  showWalletFilledFields: false,
  /** Guests may chat with support; otherwise the button asks them to sign in. */
  guestAvailable: true,
  /** Nothing is asked of the chat's host before the visitor has agreed to extras or presses the button. */
  chatNeedsConsent: false,
  /** Days that the affiliate cookie lives. */
  affiliateTagExpiration: 30,
} as const;
