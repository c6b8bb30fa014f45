/** Bets on sports, and the look of the sportsbook's client for this brand. (docs/guides/connect-a-sportsbook.md) */
export const betting = {
  /** Whether the product's own client is shown where the operator names no other. */
  isOffered: true,
  /** A theme of the client's; null for the visitor's own, `dark` or `light`. */
  sportsBookTheme: null,
  /** The address of a style sheet that the client takes over; null for none. */
  sportsBookStyles: null,
  /** Whether the client's address is mirrored to the page's, so that it can be kept and shared. */
  allowParentUrlUpdate: true,
} as const;
