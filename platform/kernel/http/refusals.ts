import { errors, type ErrorName } from '@verdigale/contract';

/** What of a call decides how it may be refused. */
export interface KindOfCall {
  name: string;
  /** Its group: the first word of a call's name, or `partners`. */
  group: string;
  /** Whether it knows who calls. */
  isSecured: boolean;
  /** Whether it has any input: in its path, its query or its body. */
  isTold: boolean;
  hasBody: boolean;
  isChange: boolean;
}

/** Thousands of codes whose refusals the changes of a group may answer. */
const ranges: Readonly<Record<string, readonly number[]>> = {
  player: [11],
  passwords: [11],
  sessions: [11],
  secondFactor: [11],
  wallet: [12],
  payment: [12, 13],
  sportsbook: [12, 14],
  game: [14],
  partners: [14, 15, 16],
};

/** Groups of calls about what a brand or a player may not have at all. */
const mayBeAbsent = new Set(['retention', 'secondFactor']);

/** Refusals that a group's changes share with another group. */
const shared: Readonly<Record<string, readonly ErrorName[]>> = {
  payment: ['countryRestricted', 'passwordNeeded', 'signInNeeded', 'secondFactorNeeded', 'invalidCredentials', 'signInLocked'],
};

/** Refusals of a call that only reads. */
const ofReads: Readonly<Record<string, readonly ErrorName[]>> = { 'payment.methods.deposit': ['depositLimitReached'] };

/** Every entry of the catalogue that a call of this kind may answer. */
export function refusalsOf({ name, group, isSecured, isTold, hasBody, isChange }: KindOfCall): ErrorName[] {
  const own = isChange ? (Object.keys(errors) as ErrorName[]).filter((refusal) => isOf(ranges[group] ?? [], refusal)) : [];
  return [
    'malformed',
    'invalid',
    'tooManyRequests',
    'internal',
    'unavailable',
    ...(isSecured ? (['unauthorised'] as const) : []),
    ...(isTold || mayBeAbsent.has(group) ? (['notFound'] as const) : []),
    ...(hasBody ? (['payloadTooLarge'] as const) : []),
    ...(isChange ? (['idempotencyConflict'] as const) : []),
    ...own,
    ...((isChange && shared[group]) || []),
    ...(ofReads[name] ?? []),
  ];
}

const isOf = (thousands: readonly number[], refusal: ErrorName) => thousands.includes(Math.floor(errors[refusal].code / 1000));
