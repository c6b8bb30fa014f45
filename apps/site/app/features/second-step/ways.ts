import { extraOf } from '@verdigale/client';

/** With what the second step may be taken; the order is that of the platform. */
export type Way = 'app' | 'passkey' | 'recovery';

const known: readonly Way[] = ['app', 'passkey', 'recovery'];

/** Of a refusal that asks for the second step. */
export function readWays(error: unknown): Way[] {
  const said = extraOf(error).ways?.split(',') ?? [];
  return known.filter((way) => said.includes(way));
}
