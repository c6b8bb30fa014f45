import Type from 'typebox';
import { type CallSchema, Closed, EntityId, IdParams, Message, Nullable, PageMeta, pageQuery, Timestamp } from './common.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkey.ts';

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
  cpf_number: OptionalText,
  timeZone: OptionalText,
  profession: OptionalText,
  locale: OptionalText,
  securityQuestion: OptionalText,
  securityAnswer: OptionalText,
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

/** What a sign-in, registration or refresh answers. (wire 3.1) */
export const AuthResponse = Type.Object({
  accessToken: Type.String(),
  tokenType: Type.Literal('bearer'),
  expiresAfter: Type.String({ description: 'Lifetime of the token in seconds' }),
  sessionId: EntityId,
  profile: Profile,
});

/** One sign-in of a player, open or over. (wire 3.3) */
export const Session = Type.Object({
  sessionId: EntityId,
  playerId: EntityId,
  ip: Type.String(),
  country: Type.String({ description: 'Empty when the edge network did not report it' }),
  deviceType: Type.Union([Type.Literal('desktop'), Type.Literal('mobile')]),
  userAgent: Type.String(),
  createdAt: Timestamp,
  closedAt: Nullable(Timestamp),
});

const NewPassword = { newPassword: Type.String({ maxLength: 256 }), repeatNewPassword: Type.String({ maxLength: 256 }) };
export const Fingerprint = Type.Optional(Type.String({ maxLength: 128 }));

// The fields of a registration are data of the platform: the rules of scenario `registration` check them one by one.
const besideFields = { fingerprint: Fingerprint, affiliateTag: Type.Optional(Type.String({ maxLength: 256 })) };
const FieldValue = Type.Union([Type.String({ maxLength: 1024 }), Type.Number(), Type.Boolean(), Type.Null()]);

const Phone = Type.String({ minLength: 1, maxLength: 250, description: 'Digits with the calling code, no plus' });
const OneTimeCode = Type.String({ minLength: 1, maxLength: 16, description: 'Six digits' });
/** Six digits of the app, or a recovery code; spaces and hyphens do not matter. */
const FactorCode = Type.String({ minLength: 1, maxLength: 32, description: 'Six digits of the authenticator app, or a recovery code' });
const StepChallenge = Type.String({ minLength: 1, maxLength: 128 });
export const OtpReason = Type.Union([Type.Literal('registration'), Type.Literal('phoneVerification'), Type.Literal('changingPass')]);

const SignInNotices = Type.Object({ each: Type.Boolean() });

export const playerSchemas = {
  'player.init': { summary: 'Country of the caller', data: Type.Object({ country: Nullable(Type.String()) }) },
  'player.fields.validations': {
    summary: 'Fields of a scenario with their rules; `profile` needs a bearer token',
    query: Closed({ scenario: Type.Union([Type.Literal('registration'), Type.Literal('profile')]) }),
    data: Type.Array(Field),
  },
  'player.register': {
    summary: 'Registers by e-mail and signs the player in',
    body: Type.Object(besideFields, { additionalProperties: FieldValue }),
    data: AuthResponse,
  },
  'player.register.phone': {
    summary: 'Registers by phone, with the code that was sent to it, and signs the player in',
    body: Type.Object({ ...besideFields, code: OneTimeCode }, { additionalProperties: FieldValue }),
    data: AuthResponse,
  },
  'player.register.confirm': {
    summary: 'Confirms an e-mail address by the code of the link that was mailed to it',
    body: Closed({ code: Type.String({ minLength: 1, maxLength: 256 }) }),
    data: Message,
  },
  'player.otp.send': {
    summary: 'Sends a one-time code by text message; answers alike whether anybody has this phone',
    body: Closed({ phone: Phone, reason: OtpReason }),
    data: Message,
  },
  'player.otp.verify': {
    summary: 'Checks a one-time code; for `changingPass` the answer is the code that resets the password',
    body: Closed({ phone: Phone, code: OneTimeCode, reason: OtpReason }),
    data: Type.Object({ code: Type.String() }),
  },
  'player.confirmations.email.resend': { summary: 'Mails the link again that confirms the e-mail address', data: Message },
  'player.profile.get': { summary: 'The own profile', data: Profile },
  'passwords.change': {
    summary: 'Sets a new password; the other sessions of the player end',
    body: Closed({ currentPassword: Type.String({ maxLength: 256 }), ...NewPassword }),
    data: Profile,
  },
  'passwords.reset': {
    summary: 'Mails a link that sets a new password; the answer is the same for an address that nobody has',
    body: Closed({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
    data: Message,
  },
  'passwords.confirm': {
    summary: 'Sets a new password with the code of that link, or of a verified phone; every session of the player ends',
    body: Closed({ code: Type.String({ minLength: 1, maxLength: 128 }), ...NewPassword }),
    data: Message,
  },
  'player.profile.update': {
    summary: 'Changes some fields of the own profile and answers all of it',
    // The fields are data of the platform: the rules of scenario `profile` check them one by one.
    body: Type.Object(
      {},
      {
        additionalProperties: Type.Union([Type.String({ maxLength: 1024 }), Type.Number(), Type.Boolean(), Type.Null()]),
        maxProperties: 64,
      },
    ),
    data: Profile,
  },
  'sessions.create': {
    summary: 'Signs in with an e-mail address, or a phone in digits without plus, and the password',
    body: Closed({
      login: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 256 }),
      fingerprint: Fingerprint,
    }),
    data: AuthResponse,
  },
  'sessions.token': {
    summary: 'Signs in with a login token, which is good for one time',
    body: Closed({ token: Type.String({ minLength: 1, maxLength: 128 }), fingerprint: Fingerprint }),
    data: AuthResponse,
  },
  'sessions.passkey': {
    summary: 'Signs in by a passkey alone, which has asked for face, finger or PIN; no second step follows',
    body: Closed({ challenge: StepChallenge, passkey: PasskeyAnswer, fingerprint: Fingerprint }),
    data: AuthResponse,
  },
  'sessions.passkey.begin': {
    summary: 'What a browser signs with a passkey to sign in, within five minutes; it names no account',
    data: PasskeyRequest,
  },
  'sessions.secondStep': {
    summary: 'Finishes a sign-in that was answered 11032: by a code or a passkey, with the challenge of that answer, within five minutes',
    body: Closed({
      challenge: StepChallenge,
      code: Type.Optional(FactorCode),
      passkey: Type.Optional(PasskeyAnswer),
      fingerprint: Fingerprint,
    }),
    data: AuthResponse,
  },
  'sessions.secondStep.passkey': {
    summary: 'What a browser signs with a passkey to finish that sign-in',
    body: Closed({ challenge: StepChallenge }),
    data: PasskeyRequest,
  },
  'sessions.list': {
    summary: 'The own sessions, newest first',
    query: Closed(pageQuery),
    data: Type.Array(Session),
    meta: PageMeta,
  },
  'sessions.previous': {
    summary: 'When the player signed in before this time. Ours, beside the wire',
    data: Type.Object({ at: Nullable(Timestamp) }),
  },
  'sessions.notices': { summary: 'Whether the player is told of each sign-in. Ours, beside the wire', data: SignInNotices },
  'sessions.notices.change': {
    summary: 'Has the player told of each sign-in, or of those from unknown devices only. Ours, beside the wire',
    body: Closed({ each: Type.Boolean() }),
    data: SignInNotices,
  },
  'sessions.close': { summary: 'Ends one of the own sessions', params: IdParams, data: Session },
  'sessions.prove': {
    summary:
      'Proves that it is the player who holds this session, for five minutes: by the password, or by a code or a passkey where the second step is on',
    body: Closed({
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
      code: Type.Optional(FactorCode),
      passkey: Type.Optional(PasskeyAnswer),
      challenge: Type.Optional(Type.String({ minLength: 1, maxLength: 128, description: 'Of `sessions.prove.passkey`, with a passkey' })),
    }),
    data: Message,
  },
  'sessions.prove.passkey': { summary: 'What a browser signs with a passkey to prove the session', data: PasskeyRequest },
  'sessions.refresh': { summary: 'A new token for the session of the bearer token, which may have expired', data: AuthResponse },
  'sessions.logout': { summary: 'Ends the session of the bearer token, which may have expired', data: Message },
} as const satisfies Record<string, CallSchema>;
