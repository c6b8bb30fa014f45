import { playerStatus } from '@verdigale/contract';
import { sql } from 'kysely';
import type { Query } from '#kernel';

export interface PlayerRow {
  id: string;
  status: number;
  email: string | null;
  confirmed_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  currency: string;
  country: string;
  locale: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  /** `YYYY-MM-DD`: a day has no time zone. */
  birthdate: string | null;
  gender: string | null;
  nationality: string | null;
  place_of_birth: string | null;
  address: string | null;
  additional_address: string | null;
  city: string | null;
  postal_code: string | null;
  personal_id_number: string | null;
  cpf_number: string | null;
  time_zone: string | null;
  profession: string | null;
  security_question: string | null;
  security_answer: string | null;
  receive_email_promo: boolean;
  receive_sms_promo: boolean;
  receive_bonus: boolean;
  agreed_at: Date | null;
  freshchat_restore_id: string | null;
  is_pwa_installed: boolean;
  created_at: Date;
  /** Of the identity check; null before the provider has said anything. */
  identity_status: number | null;
}

/** What a registration may say beside e-mail and phone. */
export interface PlayerDetails {
  first_name: string | null;
  last_name: string | null;
  birthdate: string | null;
  age: number | null;
  gender: string | null;
  nationality: string | null;
  place_of_birth: string | null;
  address: string | null;
  additional_address: string | null;
  city: string | null;
  postal_code: string | null;
  personal_id_number: string | null;
  cpf_number: string | null;
  time_zone: string | null;
  profession: string | null;
}

export interface NewPlayerRow extends PlayerDetails {
  id: string;
  status: number;
  email: string | null;
  email_lower: string | null;
  confirmed_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  currency: string;
  country: string;
  locale: string;
  nickname: string | null;
  receive_email_promo: boolean;
  receive_sms_promo: boolean;
  agreed_at: Date;
  bonus_code: string | null;
  affiliate_tag: string | null;
  created_at: Date;
}

/** Violated when another player has confirmed this phone. */
export const phoneTakenConstraint = 'player_phone_key';

/** Fails on `player_email_lower_key` or `player_phone_key` when the e-mail or the confirmed phone is taken. */
export function insertPlayer(row: NewPlayerRow): Query<unknown> {
  return sql`
    insert into player.player (id, status, email, email_lower, confirmed_at, phone, phone_confirmed_at, currency, country, locale, nickname,
      first_name, last_name, birthdate, age, gender, nationality, place_of_birth, address, additional_address, city, postal_code,
      personal_id_number, cpf_number, time_zone, profession, receive_email_promo, receive_sms_promo, agreed_at, bonus_code,
      affiliate_tag, created_at)
    values (${row.id}, ${row.status}, ${row.email}, ${row.email_lower}, ${row.confirmed_at}, ${row.phone}, ${row.phone_confirmed_at}, ${row.currency},
      ${row.country}, ${row.locale}, ${row.nickname}, ${row.first_name}, ${row.last_name}, ${row.birthdate}, ${row.age}, ${row.gender},
      ${row.nationality}, ${row.place_of_birth}, ${row.address}, ${row.additional_address}, ${row.city}, ${row.postal_code},
      ${row.personal_id_number}, ${row.cpf_number}, ${row.time_zone}, ${row.profession}, ${row.receive_email_promo},
      ${row.receive_sms_promo}, ${row.agreed_at}, ${row.bonus_code}, ${row.affiliate_tag}, ${row.created_at})`;
}

export function insertCredential(row: { player_id: string; password_hash: string; changed_at: Date }): Query<unknown> {
  return sql`insert into player.credential (player_id, password_hash, changed_at) values (${row.player_id}, ${row.password_hash}, ${row.changed_at})`;
}

/** Also for a player who had no password so far, because he signs in by another service. */
export function upsertCredential(row: { player_id: string; password_hash: string; changed_at: Date }): Query<unknown> {
  return sql`
    insert into player.credential (player_id, password_hash, changed_at) values (${row.player_id}, ${row.password_hash}, ${row.changed_at})
    on conflict (player_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`;
}

export function selectCredential(playerId: string): Query<{ password_hash: string }> {
  return sql`select password_hash from player.credential where player_id = ${playerId}`;
}

/** Two changes of a password take turns. */
export function lockCredential(playerId: string): Query<{ password_hash: string }> {
  return sql`select password_hash from player.credential where player_id = ${playerId} for update`;
}
const playerColumns = sql`id, status, email, confirmed_at, phone, phone_confirmed_at, currency, country, locale, nickname, first_name, last_name,
      birthdate::text, gender, nationality, place_of_birth, address, additional_address, city, postal_code, personal_id_number, cpf_number,
      time_zone, profession, security_question, security_answer, receive_email_promo, receive_sms_promo, receive_bonus, agreed_at,
      freshchat_restore_id, is_pwa_installed, created_at,
      (select check_of.status from player.identity_check check_of where check_of.player_id = player.id) as identity_status`;

export function selectPlayer(id: string): Query<PlayerRow> {
  return sql`select ${playerColumns} from player.player where id = ${id}`;
}

/** The same, with nobody else changing it until the transaction ends. */
export function lockPlayer(id: string): Query<PlayerRow> {
  return sql`select ${playerColumns} from player.player where id = ${id} for update`;
}

export type PlayerChange = Partial<Omit<PlayerRow, 'id' | 'status' | 'currency' | 'created_at' | 'identity_status'>> & {
  email_lower?: string;
};

/** Column names come from our own code; answers the row as it is now. */
export function updatePlayer(id: string, change: PlayerChange): Query<PlayerRow> {
  const columns = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`update player.player set ${sql.join(columns)} where id = ${id} returning ${playerColumns}`;
}

export function updateStatus(id: string, status: keyof typeof playerStatus): Query<{ id: string }> {
  return sql`update player.player set status = ${playerStatus[status]} where id = ${id} returning id`;
}

export interface SignInRow {
  id: string;
  status: number;
  password_hash: string;
}

/** By the e-mail address, or by a phone that its owner has confirmed. */
export function selectSignIn(login: { email: string } | { phone: string }): Query<SignInRow> {
  const isHis =
    'email' in login
      ? sql`player.email_lower = ${login.email.toLowerCase()}`
      : sql`player.phone = ${login.phone} and player.phone_confirmed_at is not null`;
  return sql`
    select player.id, player.status, credential.password_hash
    from player.player join player.credential on credential.player_id = player.id
    where ${isHis}`;
}

export function selectPlayerId(emailLower: string): Query<{ id: string }> {
  return sql`select id from player.player where email_lower = ${emailLower}`;
}

/** The player who has confirmed this phone. */
export function selectPlayerIdByPhone(phone: string): Query<{ id: string }> {
  return sql`select id from player.player where phone = ${phone} and phone_confirmed_at is not null`;
}

/** The phone becomes the player's own. Fails on `player_phone_key` when another player has confirmed it. */
export function confirmPhone(id: string, phone: string, now: Date): Query<unknown> {
  return sql`
    update player.player set phone = ${phone}, phone_confirmed_at = coalesce(case when phone = ${phone} then phone_confirmed_at end, ${now})
    where id = ${id}`;
}

export function confirmEmailOf(id: string, email: string, now: Date): Query<unknown> {
  return sql`update player.player set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${id} and email = ${email}`;
}

export const selectStatus = (id: string): Query<{ status: number }> => sql`select status from player.player where id = ${id}`;
