import { playerStatus } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import { AppError, newId, type Kernel, type Queryable } from '#kernel';
import { judgeFields } from '../fields/judge-fields.ts';
import { profileFieldsFor } from '../fields/profile-fields.ts';
import { findPlayerId, requirePlayer } from '../get-profile.ts';
import { storable, storedValue } from '../profile-columns.ts';
import { insertCorrection, waitingCorrections, type Correction } from './correction.sql.ts';

/**
 * What a player fills in once and can no longer change: who he is, and the address that he signs in with. Not the country: what was allowed, asked for,
 * given and paid so far went by it.
 */
const correctable: readonly string[] = ['email', 'firstName', 'lastName', 'birthdate', 'personalIdNumber', 'cpf_number'];

export interface AskedCorrection {
  /** By field of the profile. */
  changes: Readonly<Record<string, string>>;
  reason: string;
  /** Who asks: a name of the operator's. */
  by: string;
}

type Hands = Pick<Kernel, 'db' | 'clock'> & { config: Pick<PlatformConfig, 'protection'> };

/**
 * Asks for a correction of fields that are locked for the player; another person decides it, and nothing changes before. Returns its id. Throws
 * invalid on a field that is none of them, breaks its rules (a birth date of somebody under age too), says the same as before or an address that somebody has, on `player` for one
 * who is blocked, on `by` and `reason`.
 */
export async function askCorrection(
  { db, clock, config }: Hands,
  playerId: string,
  { changes, reason, by }: AskedCorrection,
): Promise<string> {
  const names = Object.keys(changes);
  const other = names.find((name) => !correctable.includes(name));
  if (other !== undefined || names.length === 0) throw AppError.invalid(other ?? 'changes', `must be one of ${correctable.join(', ')}`);
  if (!by.trim()) throw AppError.invalid('by', 'is required');
  if (!reason.trim()) throw AppError.invalid('reason', 'is required');
  const fields = profileFieldsFor(config.protection.leastAge).filter(({ name }) => names.includes(name));
  judgeFields(
    changes,
    fields.map((field) => ({ ...field, isRequired: true })),
    clock.now(),
  );
  const player = await requirePlayer(db, playerId);
  if (player.status === playerStatus.blocked) throw AppError.invalid('player', 'is blocked');
  const wanted = Object.fromEntries(names.map((name) => [name, storable(name, changes[name]) as string]));
  const former = Object.fromEntries(names.map((name) => [name, storedValue(player, name) as string | null]));
  const same = names.find((name) => wanted[name] === former[name]);
  if (same !== undefined) throw AppError.invalid(same, 'is so already');
  await requireFree(db, wanted.email);
  const id = newId();
  await db.run(insertCorrection({ id, playerId, former, changes: wanted, reason, askedBy: by, createdAt: clock.now() }));
  return id;
}

/** Seen once more when it is decided. */
async function requireFree(db: Queryable, email: string | undefined): Promise<void> {
  if (email !== undefined && (await findPlayerId(db, email))) throw AppError.invalid('email', 'This e-mail address is already registered');
}

/** The corrections that wait for a second person, oldest first. */
export const listCorrections = (db: Queryable): Promise<Correction[]> => db.all(waitingCorrections());
