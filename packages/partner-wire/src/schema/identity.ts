import Type, { type Static } from 'typebox';

/**
 * What the identity-check provider (Sumsub) calls us with. It is not ours to close: more kinds of events and more members
 * come with its releases, and are passed over.
 */
export const IdentityEvent = Type.Object({
  type: Type.String({ maxLength: 64, description: 'applicantPending, applicantReviewed, …' }),
  externalUserId: Type.String({ maxLength: 128, description: 'Our player id' }),
  createdAtMs: Type.String({ maxLength: 32, description: 'Time in UTC: 2026-06-01 12:00:00.000' }),
  levelName: Type.Optional(
    Type.String({ maxLength: 256, description: 'The steps that were taken; what is said of others than ours is passed over' }),
  ),
  reviewResult: Type.Optional(Type.Object({ reviewAnswer: Type.Optional(Type.String({ maxLength: 16, description: 'GREEN or RED' })) })),
});
export type IdentityEvent = Static<typeof IdentityEvent>;
