/** Whom a check has proved somebody to be, as far as the provider says it. */
export interface ProvenPerson {
  /** By every spelling that it has: in the document's own letters, and in Latin ones. */
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** `YYYY-MM-DD` */
  birthdate: string | null;
  /** Which steps were asked for; null where it is not said. */
  levelName: string | null;
}

/** What the platform needs of an identity-check provider. */
export interface IdentityCheck {
  /** A token with which this player's browser may show the provider's widget. Makes outbound HTTP. Throws identityUnavailable. */
  requestWidgetToken(playerId: string): Promise<string>;
  /** Which steps a player has to take: a check by other ones proves nothing here. */
  readonly levelName: string;
  /** Whom its check of this player has proved. Makes outbound HTTP. Throws identityUnavailable, also for somebody whom it does not know. */
  readPerson(playerId: string): Promise<ProvenPerson>;
  /** Proves a webhook over its raw body. Throws partnerSignatureInvalid. */
  requireSigned(headers: Readonly<Record<string, unknown>>, rawBody: string): void;
}
