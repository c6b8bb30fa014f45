/** An OpenID Connect issuer at which players may sign in, and our client there. */
export interface OidcSettings {
  /** By http only on this machine, or of a stand-in. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
