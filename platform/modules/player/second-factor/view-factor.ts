import type { SecondFactor } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { selectApp, selectHeld, selectPasskeys } from './second-factor.sql.ts';

/** What a player has switched on, for the player alone. */
export async function viewFactor(db: Queryable, playerId: string): Promise<SecondFactor> {
  const [app, passkeys, { recoveryCodes }] = [
    await db.maybe(selectApp(playerId)),
    await db.all(selectPasskeys(playerId)),
    await db.one(selectHeld(playerId)),
  ];
  return {
    isOn: app !== undefined || passkeys.length > 0,
    app: app ? { createdAt: app.createdAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes,
  };
}
