/** What the platform needs of an identity-check provider. */
export interface IdentityCheck {
  /** A token with which this player's browser may show the provider's widget. Makes outbound HTTP. Throws identityUnavailable. */
  requestWidgetToken(playerId: string): Promise<string>;
  /** Proves a webhook over its raw body. Throws partnerSignatureInvalid. */
  requireSigned(headers: Readonly<Record<string, unknown>>, rawBody: string): void;
}
