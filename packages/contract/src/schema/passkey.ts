import Type from 'typebox';
import { Closed } from './common.ts';

/** Bytes as base64url; what browsers and authenticators make is well below. (WebAuthn level 3) */
const Bytes = (maxLength: number) => Type.String({ maxLength, pattern: '^[\\w-]*$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' });
const Transports = Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 16 }));
const Known = Type.Object({ id: CredentialId, type: Type.Literal('public-key'), transports: Transports });
const Verification = Type.Literal('preferred');

/** For `navigator.credentials.get`, as its JSON. */
export const PasskeyRequest = Type.Object({
  challenge: Type.String(),
  rpId: Type.String({ description: 'The host of the canonical site: a passkey is of no use at another one' }),
  timeout: Type.Integer({ description: 'Milliseconds' }),
  userVerification: Type.Enum(['preferred', 'required']),
  allowCredentials: Type.Array(Known, { description: 'Empty for a sign-in by a passkey alone: whichever the player picks' }),
});

/** For `navigator.credentials.create`, as its JSON. */
export const PasskeyCreation = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Known),
  authenticatorSelection: Type.Object({ residentKey: Type.Literal('preferred'), userVerification: Verification }),
});

const common = { id: CredentialId, rawId: CredentialId, type: Type.Literal('public-key') };

/** What the browser answers to a `PasskeyRequest`. */
export const PasskeyAnswer = Closed({
  ...common,
  response: Closed({
    clientDataJSON: Bytes(4096),
    authenticatorData: Bytes(4096),
    signature: Bytes(2048),
    userHandle: Type.Optional(Bytes(128)),
  }),
});

/** What the browser answers to a `PasskeyCreation`. */
export const NewPasskey = Closed({
  ...common,
  response: Closed({ clientDataJSON: Bytes(4096), attestationObject: Bytes(16_384), transports: Transports }),
});
