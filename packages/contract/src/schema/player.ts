import Type from 'typebox';
import { type CallSchema, Closed, EntityId, Message, Nullable, Timestamp } from './common.ts';

const OptionalText = Nullable(Type.String());

export const FieldRule = Type.Object({
  rule: Type.String(),
  arguments: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
});

export const Field = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  isRequired: Type.Boolean(),
  isVisible: Type.Boolean(),
  editable: Type.Boolean(),
  position: Type.Integer(),
  value: Type.Optional(Type.Any()),
  rules: Type.Array(FieldRule),
});

export const Profile = Type.Object({
  id: EntityId,
  status: Type.Integer(),
  email: OptionalText,
  phone: OptionalText,
  currency: OptionalText,
  country: OptionalText,
  nickname: OptionalText,
  firstName: OptionalText,
  lastName: OptionalText,
  birthdate: OptionalText,
  gender: OptionalText,
  nationality: OptionalText,
  placeOfBirth: OptionalText,
  address: OptionalText,
  additionalAddress: OptionalText,
  city: OptionalText,
  postalCode: OptionalText,
  personalIdNumber: OptionalText,
  timeZone: OptionalText,
  profession: OptionalText,
  locale: OptionalText,
  receiveEmailPromo: Type.Boolean(),
  receiveSmsPromo: Type.Boolean(),
  receiveBonus: Type.Boolean(),
  agreedTc: Type.Boolean(),
  confirmedAt: Nullable(Timestamp),
  phoneConfirmed: Type.Boolean(),
  createdAt: Timestamp,
  freshchatRestoreId: OptionalText,
  segmentIds: Type.Array(Type.String()),
  isNewlyRegistered: Type.Boolean(),
  pwaInstalled: Type.Boolean(),
  identityStatus: Type.Optional(Type.Integer({ description: 'Of the identity check, numbered like documents; 0 when it has not begun' })),
});

/** What a sign-in, registration or refresh answers. (wire: AuthResponse) */
export const AuthResponse = Type.Object({
  accessToken: Type.String(),
  tokenType: Type.Literal('bearer'),
  expiresAfter: Type.String({ description: 'Lifetime of the token in seconds' }),
  sessionId: EntityId,
  profile: Profile,
});

export const Fingerprint = Type.Optional(Type.String({ maxLength: 128 }));

export const playerSchemas = {
  'player.init': { summary: 'Country of the caller', data: Type.Object({ country: Nullable(Type.String()) }) },
  'player.fields.validations': {
    summary: 'Fields of a scenario with their rules; `profile` needs a bearer token',
    query: Closed({ scenario: Type.Union([Type.Literal('registration'), Type.Literal('profile')]) }),
    data: Type.Array(Field),
  },
  'player.register': {
    summary: 'Registers by e-mail and signs the player in',
    // The fields are data of the platform: the rules of scenario `registration` check them one by one.
    body: Type.Object(
      { fingerprint: Fingerprint, affiliateTag: Type.Optional(Type.String({ maxLength: 256 })) },
      { additionalProperties: Type.Union([Type.String({ maxLength: 1024 }), Type.Number(), Type.Boolean(), Type.Null()]) },
    ),
    data: AuthResponse,
  },
  'player.profile.get': { summary: 'The own profile', data: Profile },
  'sessions.create': {
    summary: 'Signs in with e-mail and password',
    body: Closed({
      login: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 256 }),
      fingerprint: Fingerprint,
    }),
    data: AuthResponse,
  },
  'sessions.refresh': { summary: 'A new token for the session of the bearer token, which may have expired', data: AuthResponse },
  'sessions.logout': { summary: 'Ends the session of the bearer token, which may have expired', data: Message },
} as const satisfies Record<string, CallSchema>;
