import type { NewPasskey, PasskeyCreation } from '@verdigale/contract';

/** Has the browser make a passkey; null when it cannot, or whoever sits there has closed its question. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) } };
  } catch {
    return null;
  }
}
