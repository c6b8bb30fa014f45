import { identityStatus, type Profile } from '@verdigale/contract';
import { AppError, type Queryable, type Transaction } from '#kernel';
import {
  holdPlayerRows,
  keepPlayerFromHolders,
  selectPlayer,
  selectPlayers,
  selectPlayerId,
  selectPlayerIdByPhone,
  selectStatus,
  type PlayerRow,
} from './player.sql.ts';

/** A player's own profile in the shape of the wire. Throws notFound. (wire 2.5) */
export async function getProfile(db: Queryable, playerId: string): Promise<Profile> {
  return viewProfile(await requirePlayer(db, playerId));
}

/** The player's row: status, currency, country and all. Throws notFound. */
export async function requirePlayer(db: Queryable, playerId: string): Promise<PlayerRow> {
  const row = await db.maybe(selectPlayer(playerId));
  if (!row) throw new AppError('notFound', 'no such player');
  return row;
}

/** Those of several players, by their ids. Throws notFound where one of them is not there. */
export function requirePlayers(db: Queryable, playerIds: readonly string[]): Promise<Map<string, PlayerRow>> {
  return rowsOf(db, playerIds, selectPlayers);
}

/** The same, locked until the commit, for decisions that depend on none of them changing (being blocked, say): a change waits. */
export function holdPlayers(tx: Transaction, playerIds: readonly string[]): Promise<Map<string, PlayerRow>> {
  return rowsOf(tx, playerIds, holdPlayerRows);
}

/** Waits for those who hold this player, and lets nobody hold him until the commit. Whoever changes the player has it anyway. */
export async function awaitHolders(tx: Transaction, playerId: string): Promise<void> {
  await tx.one(keepPlayerFromHolders(playerId));
}

async function rowsOf(db: Queryable, playerIds: readonly string[], select: typeof selectPlayers): Promise<Map<string, PlayerRow>> {
  const ids = [...new Set(playerIds)];
  const rows = ids.length > 0 ? await db.all(select(ids)) : [];
  if (rows.length < ids.length) throw new AppError('notFound', 'no such player');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The player's status alone, which every bet asks for. */
export async function findStatus(db: Queryable, playerId: string): Promise<number | undefined> {
  return (await db.maybe(selectStatus(playerId)))?.status;
}

/** The language that the player has chosen; null where there is none, or no such player. */
export async function findPlayerLocale(db: Queryable, playerId: string): Promise<string | null> {
  return (await db.maybe(selectPlayer(playerId)))?.locale ?? null;
}

/** The player that signs in with this e-mail, in whatever case. */
export async function findPlayerId(db: Queryable, email: string): Promise<string | undefined> {
  return (await db.maybe(selectPlayerId(email.toLowerCase())))?.id;
}

/** The player who has confirmed this phone. */
export async function findPlayerByPhone(db: Queryable, phone: string): Promise<string | undefined> {
  return (await db.maybe(selectPlayerIdByPhone(phone)))?.id;
}

export function viewProfile(row: PlayerRow): Profile {
  return {
    id: row.id,
    status: row.status,
    email: row.email,
    phone: row.phone,
    currency: row.currency,
    country: row.country,
    nickname: row.nickname,
    firstName: row.firstName,
    lastName: row.lastName,
    birthdate: row.birthdate,
    gender: row.gender,
    nationality: row.nationality,
    placeOfBirth: row.placeOfBirth,
    address: row.address,
    city: row.city,
    additionalAddress: row.additionalAddress,
    postalCode: row.postalCode,
    personalIdNumber: row.personalIdNumber,
    cpf_number: row.cpfNumber,
    timeZone: row.timeZone,
    profession: row.profession,
    locale: row.locale,
    securityQuestion: row.securityQuestion,
    securityAnswer: row.securityAnswer,
    receiveBonus: row.receiveBonus,
    receiveEmailPromo: row.receiveEmailPromo,
    receiveSmsPromo: row.receiveSmsPromo,
    agreedTc: row.agreedAt !== null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    phoneConfirmed: row.phoneConfirmedAt !== null,
    createdAt: row.createdAt.toISOString(),
    freshchatRestoreId: row.freshchatRestoreId,
    segmentIds: [],
    isNewlyRegistered: false,
    pwaInstalled: row.isPwaInstalled,
    identityStatus: row.identityStatus ?? identityStatus.none,
  };
}
