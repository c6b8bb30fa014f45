import type { PasskeyAnswer } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { passkeySite } from './passkey-site.ts';
import { selectPasskeys } from './second-factor.sql.ts';

export interface CheckedPasskey {
  id: string;
  counter: bigint;
}

export const wrongPasskey = () => AppError.invalid('passkey', 'This passkey is not one of yours, or did not sign what it was asked to');

/**
 * Which passkey of the player has signed this challenge; with `isAlone` it has to know its owner by face, finger or PIN too. The challenge is used up
 * by whoever takes it. Throws invalid (passkey).
 */
export async function checkPasskey(
  kernel: Kernel,
  playerId: string,
  { challenge, answer, isAlone = false }: { challenge: string; answer: PasskeyAnswer; isAlone?: boolean },
): Promise<CheckedPasskey> {
  const { db, log } = kernel;
  const passkey = (await db.all(selectPasskeys(playerId))).find(({ credentialId }) => credentialId === answer.id);
  if (!passkey) throw wrongPasskey();
  const { rpId, origins } = passkeySite(kernel);
  // Loaded with the first passkey: a tenth of a start's work is in it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) },
      requireUserVerification: isAlone,
    });
    if (verified) return { id: passkey.id, counter: BigInt(authenticationInfo.newCounter) };
  } catch (error) {
    // Whatever a stranger sends instead of an answer, it throws.
    log.info({ playerId, reason: String(error) }, 'a passkey was refused');
  }
  throw wrongPasskey();
}
