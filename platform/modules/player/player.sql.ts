import { playerStatus } from '@verdigale/contract';
import {
  boolean,
  columnName,
  command,
  eachQuery,
  integer,
  join,
  givenRows,
  nullable,
  query,
  raw,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';

/** What a registration may say beside e-mail and phone. */
const details = {
  firstName: nullable(text),
  lastName: nullable(text),
  /** `YYYY-MM-DD`: a day has no time zone. */
  birthdate: nullable(text),
  gender: nullable(text),
  nationality: nullable(text),
  placeOfBirth: nullable(text),
  address: nullable(text),
  additionalAddress: nullable(text),
  city: nullable(text),
  postalCode: nullable(text),
  personalIdNumber: nullable(text),
  cpfNumber: nullable(text),
  timeZone: nullable(text),
  profession: nullable(text),
};

const player = row({
  id: uuid,
  status: integer,
  email: nullable(text),
  confirmedAt: nullable(timestamp),
  phone: nullable(text),
  phoneConfirmedAt: nullable(timestamp),
  currency: text,
  country: text,
  locale: text,
  nickname: nullable(text),
  ...details,
  securityQuestion: nullable(text),
  securityAnswer: nullable(text),
  receiveEmailPromo: boolean,
  receiveSmsPromo: boolean,
  receiveBonus: boolean,
  agreedAt: nullable(timestamp),
  freshchatRestoreId: nullable(text),
  isPwaInstalled: boolean,
  createdAt: timestamp,
  /** Of the identity check; null before the provider has said anything. */
  identityStatus: nullable(integer),
});
export type PlayerRow = RowOf<typeof player>;

const detailsRow = row(details);
export type PlayerDetails = RowOf<typeof detailsRow> & { age: number | null };

export interface NewPlayerRow extends PlayerDetails {
  id: string;
  status: number;
  email: string | null;
  emailLower: string | null;
  confirmedAt: Date | null;
  phone: string | null;
  phoneConfirmedAt: Date | null;
  currency: string;
  country: string;
  locale: string;
  nickname: string | null;
  receiveEmailPromo: boolean;
  receiveSmsPromo: boolean;
  agreedAt: Date;
  bonusCode: string | null;
  affiliateTag: string | null;
  createdAt: Date;
}

/** Fails on `player_email_lower_key` or `player_phone_key` when the e-mail or the confirmed phone is taken. */
export const insertPlayer = (made: NewPlayerRow) => command`
    insert into player.player (id, status, email, email_lower, confirmed_at, phone, phone_confirmed_at, currency, country, locale, nickname,
      first_name, last_name, birthdate, age, gender, nationality, place_of_birth, address, additional_address, city, postal_code,
      personal_id_number, cpf_number, time_zone, profession, receive_email_promo, receive_sms_promo, agreed_at, bonus_code,
      affiliate_tag, created_at)
    values (${made.id}, ${made.status}, ${made.email}, ${made.emailLower}, ${made.confirmedAt}, ${made.phone}, ${made.phoneConfirmedAt}, ${made.currency},
      ${made.country}, ${made.locale}, ${made.nickname}, ${made.firstName}, ${made.lastName}, ${made.birthdate}, ${made.age}, ${made.gender},
      ${made.nationality}, ${made.placeOfBirth}, ${made.address}, ${made.additionalAddress}, ${made.city}, ${made.postalCode},
      ${made.personalIdNumber}, ${made.cpfNumber}, ${made.timeZone}, ${made.profession}, ${made.receiveEmailPromo},
      ${made.receiveSmsPromo}, ${made.agreedAt}, ${made.bonusCode}, ${made.affiliateTag}, ${made.createdAt})`;

export interface Credential {
  playerId: string;
  passwordHash: string;
  changedAt: Date;
}

export const insertCredential = (made: Credential) =>
  command`insert into player.credential (player_id, password_hash, changed_at) values (${made.playerId}, ${made.passwordHash}, ${made.changedAt})`;

/** Also for a player who had no password so far, because he signs in by another service. */
export const upsertCredential = (made: Credential) => command`
    insert into player.credential (player_id, password_hash, changed_at) values (${made.playerId}, ${made.passwordHash}, ${made.changedAt})
    on conflict (player_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`;

const password = row({ passwordHash: text });

export const selectCredential = (id: string) => query(password)`select password_hash from player.credential where player_id = ${id}`;

/** Two changes of a password take turns. */
export const lockCredential = (id: string) =>
  query(password)`select password_hash from player.credential where player_id = ${id} for update`;
const playerColumns = sql`id, status, email, confirmed_at, phone, phone_confirmed_at, currency, country, locale, nickname, first_name, last_name,
      birthdate::text, gender, nationality, place_of_birth, address, additional_address, city, postal_code, personal_id_number, cpf_number,
      time_zone, profession, security_question, security_answer, receive_email_promo, receive_sms_promo, receive_bonus, agreed_at,
      freshchat_restore_id, is_pwa_installed, created_at,
      (select check_of.status from player.identity_check check_of where check_of.player_id = player.id) as identity_status`;

export const selectPlayer = (id: string) => query(player)`select ${playerColumns} from player.player where id = ${id}`;

export const selectPlayers = (ids: readonly string[]) =>
  query(player)`select ${playerColumns} from player.player where id = any(${ids}::uuid[])`;

/** As selectPlayers, with nobody changing them until the transaction ends. */
export const holdPlayerRows = (ids: readonly string[]) =>
  query(player)`select ${playerColumns} from player.player where id = any(${ids}::uuid[]) order by id for share`;

const heldBack = row({ id: uuid });

/** Waits for whoever holds the player (holdPlayerRows), and keeps the next from it until the transaction ends. */
export const keepPlayerFromHolders = (id: string) => query(heldBack)`select id from player.player where id = ${id} for no key update`;

/** As selectPlayer, with nobody else changing it until the transaction ends. */
export const lockPlayer = (id: string) => query(player)`select ${playerColumns} from player.player where id = ${id} for update`;

export type PlayerChange = Partial<Omit<PlayerRow, 'id' | 'status' | 'currency' | 'createdAt' | 'identityStatus'>> & {
  emailLower?: string;
};

/** Column names come from our own code; answers the row as it is now. */
export function updatePlayer(id: string, change: PlayerChange) {
  const columns = Object.entries(change).map(([key, value]) => sql`${raw(columnName(key))} = ${value}`);
  return query(player)`update player.player set ${join(columns)} where id = ${id} returning ${playerColumns}`;
}

const playerId = row({ id: uuid });

export function updateStatus(id: string, status: keyof typeof playerStatus) {
  return query(playerId)`update player.player set status = ${playerStatus[status]} where id = ${id} returning id`;
}

const signIn = row({ id: uuid, status: integer, passwordHash: text });
export type SignInRow = RowOf<typeof signIn>;

/** By the e-mail address, or by a phone that its owner has confirmed. */
export function selectSignIn(login: { email: string } | { phone: string }) {
  const isHis =
    'email' in login
      ? sql`player.email_lower = ${login.email.toLowerCase()}`
      : sql`player.phone = ${login.phone} and player.phone_confirmed_at is not null`;
  return query(signIn)`
    select player.id, player.status, credential.password_hash
    from player.player join player.credential on credential.player_id = player.id
    where ${isHis}`;
}

export const selectPlayerId = (emailLower: string) => query(playerId)`select id from player.player where email_lower = ${emailLower}`;

/** The player who has confirmed this phone. */
export const selectPlayerIdByPhone = (phone: string) =>
  query(playerId)`select id from player.player where phone = ${phone} and phone_confirmed_at is not null`;

/** The phone becomes the player's own. Fails on `player_phone_key` when another player has confirmed it. */
export const confirmPhone = (id: string, phone: string, now: Date) => command`
    update player.player set phone = ${phone}, phone_confirmed_at = coalesce(case when phone = ${phone} then phone_confirmed_at end, ${now})
    where id = ${id}`;

export const confirmEmailOf = (id: string, email: string, now: Date) =>
  command`update player.player set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${id} and email = ${email}`;

export const dropPhone = (id: string) => command`update player.player set phone = null, phone_confirmed_at = null where id = ${id}`;

export const dropEmail = (id: string) =>
  command`update player.player set email = null, email_lower = null, confirmed_at = null where id = ${id}`;

const status = row({ status: integer });

const statusOf = eachQuery(
  status,
  (given: readonly { id: string }[]) => sql`
  select given.place::int, found.status from ${givenRows(given, { id: 'uuid' })},
  lateral (select status from player.player p where p.id = given.id offset 0) found`,
);

export const selectStatus = (id: string) => statusOf({ id });
