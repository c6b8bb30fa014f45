import type { CodeTries } from './code.sql.ts';

const windowMs = 15 * 60_000;
const blockMs = 180_000;
const most = 5;

/** Whether no code is taken now. */
export function isBlocked(tries: CodeTries | undefined, now: Date): boolean {
  return tries?.blockedUntil !== null && tries !== undefined && tries.blockedUntil > now;
}

/**
 * The tries after one more wrong code. The fifth in a quarter of an hour closes the entry for three minutes. The same code twice in a row is one
 * try: the wallet asks for each of both triggers. (BON-06, wire 12.4)
 */
export function countWrongCode(before: CodeTries | undefined, code: string, now: Date): CodeTries {
  const isFresh = before && before.blockedUntil === null && before.since.getTime() + windowMs > now.getTime();
  if (isFresh && before.lastCode === code) return before;
  const tries = (isFresh ? before.tries : 0) + 1;
  const since = isFresh ? before.since : now;
  return { tries, since, lastCode: code, blockedUntil: tries >= most ? new Date(now.getTime() + blockMs) : null };
}
