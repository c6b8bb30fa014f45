import type { PasskeyRequest } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { ceremonyMs, passkeySite } from './passkey-site.ts';
import { selectPasskeys, type PasskeyRow } from './second-factor.sql.ts';

export const nameOf = ({ credentialId: id, transports }: PasskeyRow) => ({ id, type: 'public-key' as const, transports });

/** What a browser lets one of the player's passkeys sign: this challenge, which is 32 bytes as base64url. */
export async function requestPasskey(kernel: Kernel, playerId: string, challenge: string): Promise<PasskeyRequest> {
  const passkeys = await kernel.db.all(selectPasskeys(playerId));
  const { rpId } = passkeySite(kernel);
  return { challenge, rpId, timeout: ceremonyMs, userVerification: 'preferred', allowCredentials: passkeys.map(nameOf) };
}
