import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { CallBody, CallData, NewPasskey, PasskeyCreation } from '@verdigale/contract';
import { AppError, newId, violates, type Kernel, type Principal } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { requireProof } from '../session/proof.ts';
import { issueOneTimeToken, takeOneTimeToken } from '../token/one-time-token.ts';
import { addFactor } from './add-factor.ts';
import { ceremonyMs, passkeySite } from './passkey-site.ts';
import { nameOf } from './request-passkey.ts';
import { insertPasskey, selectPasskeys } from './second-factor.sql.ts';

/** Ed25519, ES256 and RS256, the best first: every authenticator has one of them. */
const algorithms = [-8, -7, -257];
const maxPasskeys = 20;

const refused = (why: string) => AppError.invalid('credential', why);

/** What a browser makes a new passkey of. Throws passwordNeeded and its like. */
export async function beginPasskey(kernel: Kernel, principal: Principal): Promise<PasskeyCreation> {
  const { playerId } = principal;
  await requireProof(kernel.db, kernel, principal);
  const [{ email, phone, nickname }, passkeys] = await Promise.all([
    requirePlayer(kernel.db, playerId),
    kernel.db.all(selectPasskeys(playerId)),
  ]);
  const challenge = await kernel.db.transaction(async (tx) =>
    issueOneTimeToken(tx, kernel, { playerId, purpose: 'passkey-new', lifetimeMs: ceremonyMs }),
  );
  const name = email ?? phone ?? nickname ?? playerId;
  return {
    challenge,
    rp: { id: passkeySite(kernel).rpId, name: kernel.config.messages.brandName },
    // Nothing of the person: authenticators keep it. (WebAuthn 14.6.1)
    user: { id: Buffer.from(playerId).toString('base64url'), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ceremonyMs,
    attestation: 'none',
    excludeCredentials: passkeys.map(nameOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

/** Adds the passkey that the browser has made from these options. Throws invalid (credential), passwordNeeded and its like. */
export async function addPasskey(
  kernel: Kernel,
  principal: Principal,
  { challenge, name, credential: given }: CallBody<'secondFactor.passkeys.add'>,
): Promise<CallData<'secondFactor.passkeys.add'>> {
  const { playerId } = principal;
  const { credential } = await readNewPasskey(kernel, challenge, given);
  const factor = insertPasskey(playerId, {
    id: newId(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: given.response.transports ?? [],
    name: name.trim(),
    createdAt: kernel.clock.now(),
  });
  try {
    return await addFactor(kernel, principal, {
      factor,
      async before(tx) {
        if ((await takeOneTimeToken(tx, kernel, 'passkey-new', challenge)) !== playerId) throw refused('This took too long: start again');
        if ((await tx.all(selectPasskeys(playerId))).length >= maxPasskeys) throw refused('There are enough of them');
      },
    });
  } catch (error) {
    if (violates(error, 'passkey_credential_id_key')) throw refused('This passkey is in use');
    throw error;
  }
}

async function readNewPasskey(
  kernel: Kernel,
  challenge: string,
  given: NewPasskey,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { rpId, origins } = passkeySite(kernel);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo;
  } catch (error) {
    // Whatever a stranger sends instead of a credential, it throws.
    kernel.log.info({ reason: String(error) }, 'a new passkey was refused');
  }
  throw refused('This is no passkey that this site has asked for');
}
