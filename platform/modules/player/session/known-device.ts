import { visitorOf, type Queryable } from '#kernel';
import { selectDevices } from './session.sql.ts';

export interface Acquaintance {
  /** This browser has signed in to the account before. */
  isKnownDevice: boolean;
  /** So has somebody at this address. */
  isKnownAddress: boolean;
}

/** Whether an account knows a caller, by its sessions of the last ninety days. Does the same work for an account that does not exist. */
export async function acquaintanceOf(
  db: Queryable,
  playerId: string | null,
  { ip, fingerprint }: { ip: string; fingerprint?: string | undefined },
): Promise<Acquaintance> {
  const devices = await db.all(selectDevices(playerId));
  const visitor = visitorOf(ip);
  return {
    isKnownDevice: Boolean(fingerprint) && devices.some((known) => known.fingerprint === fingerprint),
    isKnownAddress: devices.some((known) => visitorOf(known.ip) === visitor),
  };
}
