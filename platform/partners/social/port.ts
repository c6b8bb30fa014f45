/** What a browser is sent away with, and what must be kept for the answer. */
export interface StartedSignIn {
  url: string;
  codeVerifier: string;
  nonce: string;
}

/** Who came back. */
export interface OidcPerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
}

/** An issuer at which players sign in. Both methods make outbound HTTP, and throw socialFailed. */
export interface OidcIssuer {
  /** The address at the issuer for one sign-in. */
  startSignIn(request: { redirectUri: string; state: string; connection?: string; locale?: string }): Promise<StartedSignIn>;
  /** Who the code that came back stands for. */
  finishSignIn(callbackUrl: URL, sent: { state: string; codeVerifier: string; nonce: string }): Promise<OidcPerson>;
}

export interface TelegramLogin {
  /** The subject, and the signature, which may be used once. Throws socialFailed for what Telegram did not sign, or not lately. */
  readAnswer(query: Readonly<Record<string, unknown>>): { subject: string; signature: string };
}
