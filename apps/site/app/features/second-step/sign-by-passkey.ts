import type { PasskeyAnswer, PasskeyRequest } from '@verdigale/contract';

/** Has the browser sign this with a passkey; null when it cannot, or whoever sits there has closed its question. */
export async function signByPasskey(request: PasskeyRequest): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: { ...request, allowCredentials: [...request.allowCredentials] },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  } catch {
    // Each browser reports other reasons, none of them meant for people.
    return null;
  }
}
