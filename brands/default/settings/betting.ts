/** How the betting partner's client looks in this house, where one is configured. (docs/guides/connect-a-sportsbook.md) */
export const betting = {
  /** A theme of the client's; null for the visitor's own, `dark` or `light`. */
  sportsBookTheme: null,
  /** The address of a style sheet that the client takes over; null for none. */
  sportsBookStyles: null,
  /** Whether the client's address is mirrored to the page's, so that it can be kept and shared. */
  allowParentUrlUpdate: true,
} as const;
