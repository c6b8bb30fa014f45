import { connectionsProvider, socialCallbackPath } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { beginSocialFlow } from '#modules/player';
import { outgoingState } from './outgoing-state.ts';

export interface SocialRequest {
  provider: string;
  state: string;
  connection?: string | undefined;
  /** The address of the site that asks: the tab there alone knows the sign-in. Without a slash at the end. */
  siteUrl: string;
}

/**
 * Where to send a browser that wants to sign in elsewhere, with the sign-in remembered. When the issuer does not answer, that
 * is the site's own callback page, which handles failures. Throws notFound for a provider that is not
 * configured, invalid.
 */
export async function startSocialSignIn(kernel: Kernel, request: SocialRequest): Promise<string> {
  const { provider, siteUrl } = request;
  const { publicUrl, partners } = kernel.config;
  const oidc = Object.hasOwn(partners.oidc, provider) ? partners.oidc[provider]!.open(kernel.clock) : undefined;
  if (!oidc) throw new AppError('notFound', 'no such provider');
  if (provider === connectionsProvider && !request.connection) throw AppError.invalid('connection', 'is missing');
  const connection = provider === connectionsProvider ? request.connection! : provider;
  const state = outgoingState(request.state, publicUrl);
  const redirectUri = siteUrl + socialCallbackPath(connection);
  try {
    const hint = provider === connectionsProvider ? { connection } : {};
    const { url, codeVerifier, nonce } = await oidc.startSignIn({ redirectUri, state, ...hint });
    await beginSocialFlow(kernel, state, { provider, connection, codeVerifier, nonce, siteUrl });
    return url;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'socialFailed') throw error;
    kernel.log.warn({ provider, reason: error.message }, 'a social sign-in could not begin');
    return `${redirectUri}?${new URLSearchParams({ error: 'temporarily_unavailable', state })}`;
  }
}
