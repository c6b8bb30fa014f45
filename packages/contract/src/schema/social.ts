import Type from 'typebox';
import { type CallSchema, Closed, LocaleCode } from './common.ts';
import { AuthResponse, Fingerprint } from './player.ts';

const ProviderId = Type.String({ pattern: '^[\\w-]{1,64}$' });

export const socialSchemas = {
  'sessions.social': {
    summary: 'Signs in with what another service sent back; the first time that also registers',
    // What comes back differs from service to service and goes on as it is.
    query: Type.Object({}, { additionalProperties: Type.String({ maxLength: 4096 }) }),
    body: Closed({
      connection: ProviderId,
      provider: Type.String({ ...ProviderId, description: 'The same value as `connection`' }),
      locale: LocaleCode,
      affiliateTag: Type.Optional(Type.String({ maxLength: 256 })),
      fingerprint: Fingerprint,
    }),
    data: AuthResponse,
  },
} as const satisfies Record<string, CallSchema>;
