import Type from 'typebox';
import { type CallSchema, Closed, EntityId, IdParams, Nullable, Timestamp } from './common.ts';
import { NewPasskey, PasskeyCreation } from './passkey.ts';

export const Passkey = Type.Object({
  id: EntityId,
  name: Type.String(),
  createdAt: Timestamp,
  usedAt: Nullable(Timestamp),
});

/** What a player signs in with beside the password. */
export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  app: Nullable(Type.Object({ createdAt: Timestamp })),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Type.Integer(),
});

const RecoveryCodes = Type.Array(Type.String(), { description: 'Shown once: only their hashes are stored' });

const Added = Type.Object({
  secondFactor: SecondFactor,
  recoveryCodes: Type.Array(Type.String(), { description: 'Of the first factor of a player; else empty' }),
});

export const secondFactorSchemas = {
  'secondFactor.get': { summary: 'What the player signs in with beside the password', data: SecondFactor },
  'secondFactor.remove': { summary: 'Switches the second step off; app, passkeys and recovery codes are forgotten', data: SecondFactor },
  'secondFactor.app.begin': {
    summary: 'A secret for an authenticator app, which counts once a code of it was given',
    data: Type.Object({
      secret: Type.String({ description: 'Base32, to be typed' }),
      uri: Type.String({ description: 'The same as `otpauth:`, to be scanned' }),
      ticket: Type.String({ description: 'For the call that confirms, within ten minutes' }),
    }),
  },
  'secondFactor.app.confirm': {
    summary: 'Switches codes of the app on, in place of an app before; the other sessions of the player end with the first factor',
    body: Closed({ ticket: Type.String({ minLength: 1, maxLength: 512 }), code: Type.String({ minLength: 1, maxLength: 32 }) }),
    data: Added,
  },
  'secondFactor.passkeys.begin': { summary: 'What a browser makes a passkey of', data: PasskeyCreation },
  'secondFactor.passkeys.add': {
    summary: 'Adds a passkey; the other sessions of the player end with the first factor',
    body: Closed({
      challenge: Type.String({ minLength: 1, maxLength: 128 }),
      name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
      credential: NewPasskey,
    }),
    data: Added,
  },
  'secondFactor.passkeys.remove': {
    summary: 'Forgets a passkey; the last one of a player without an app switches the second step off',
    params: IdParams,
    data: SecondFactor,
  },
  'secondFactor.recoveryCodes.renew': { summary: 'Ten new recovery codes in place of all before', data: RecoveryCodes },
} as const satisfies Record<string, CallSchema>;
