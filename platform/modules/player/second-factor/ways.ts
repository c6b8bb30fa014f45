import { AppError, type Queryable } from '#kernel';
import { selectHeld, type HeldFactors } from './second-factor.sql.ts';

/** With what a player may take the second step. */
export type Way = 'app' | 'passkey' | 'recovery';

/** None for a player who has no second factor. */
export async function waysOf(db: Queryable, playerId: string): Promise<Way[]> {
  return waysWith(await db.one(selectHeld(playerId)));
}

function waysWith({ hasApp, passkeys, recoveryCodes }: HeldFactors): Way[] {
  if (!hasApp && passkeys === 0) return [];
  return [
    ...(hasApp ? ['app' as const] : []),
    ...(passkeys > 0 ? ['passkey' as const] : []),
    ...(recoveryCodes > 0 ? ['recovery' as const] : []),
  ];
}

/** For calls of a signed-in player; a sign-in answers `secondStepNeeded` instead. */
export const factorNeeded = (ways: readonly Way[]): AppError =>
  new AppError('secondFactorNeeded', 'give a code or a passkey to sessions/prove, then make this call again', {
    extra: { ways: ways.join(',') },
  });
