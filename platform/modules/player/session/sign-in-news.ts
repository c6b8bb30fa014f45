import type { CallData } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import type { Kernel, Queryable } from '#kernel';
import { eachToldOf, saveEachTold } from './sign-in.sql.ts';
import { isFromUnknownDevice } from './unknown-device.ts';

type Rules = Pick<PlatformConfig, 'protection'>;

/**
 * Why the player is told of this sign-in: from a device that the account does not know, or one of all, where the player or else the
 * jurisdiction wants that; null to tell nothing, as of the registration's own session. (NJ 1.4(a)(4))
 */
export async function signInNews(
  db: Queryable,
  { protection }: Rules,
  playerId: string,
  sessionId: string,
): Promise<'unknown' | 'each' | null> {
  if (await isFromUnknownDevice(db, sessionId)) return 'unknown';
  const wish = await db.maybe(eachToldOf(playerId));
  const isEach = wish?.isEachTold ?? protection.isEachSignInTold;
  return isEach && wish?.previousAt ? 'each' : null;
}

/** What the player has chosen, or what holds without a choice. */
export async function getSignInNotices(kernel: Pick<Kernel, 'db' | 'config'>, playerId: string): Promise<CallData<'sessions.notices'>> {
  const wish = await kernel.db.maybe(eachToldOf(playerId));
  return { each: wish?.isEachTold ?? kernel.config.protection.isEachSignInTold };
}

export async function changeSignInNotices(
  { db }: Pick<Kernel, 'db'>,
  playerId: string,
  { each }: { each: boolean },
): Promise<CallData<'sessions.notices'>> {
  await db.run(saveEachTold(playerId, each));
  return { each };
}
