import Type, { type Static } from 'typebox';
import { Closed, Timestamp } from './common.ts';

// Platform → national register of self-exclusion. What is asked and answered is in docs/guides/connect-a-register.md.

const Part = Type.Optional(Type.String({ minLength: 1, maxLength: 254 }));

/** `POST {register}/v1/checks`: what the platform knows of one person. */
export const RegisterQuestion = Closed({
  firstName: Part,
  lastName: Part,
  birthdate: Type.Optional(Type.String({ format: 'date' })),
  personalIdNumber: Part,
  email: Part,
  phone: Part,
  postalCode: Part,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type RegisterQuestion = Static<typeof RegisterQuestion>;

/** What a register answers under `data`. */
export const RegisterAnswer = Type.Object({
  isListed: Type.Boolean(),
  until: Type.Optional(Timestamp),
});
export type RegisterAnswer = Static<typeof RegisterAnswer>;
