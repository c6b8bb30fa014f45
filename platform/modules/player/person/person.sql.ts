import { playerStatus } from '@verdigale/contract';
import { command, query, row, sql, text, uuid, type Sql } from '#kernel/db/sql.ts';

/** What somebody says of himself who registers; null what he does not. */
export interface Newcomer {
  firstName: string | null;
  lastName: string | null;
  birthdate: string | null;
  personalIdNumber: string | null;
  cpfNumber: string | null;
  phone: string | null;
  /** By its code. */
  isPhoneConfirmed: boolean;
  email: string | null;
  /** By another service that vouches for it. */
  isEmailConfirmed: boolean;
  fingerprint: string | null;
}

/** Somebody of whom another service says nothing. */
export const stranger: Newcomer = {
  firstName: null,
  lastName: null,
  birthdate: null,
  personalIdNumber: null,
  cpfNumber: null,
  phone: null,
  isPhoneConfirmed: false,
  email: null,
  isEmailConfirmed: false,
  fingerprint: null,
};

const twin = row({ id: uuid });

/**
 * A contact that somebody has proved and the other one has not is the first one's alone: else anybody could shut somebody out, by giving his phone or
 * a form of his address to an account of their own and excluding themselves.
 */
const isOnlyOf = (proved: { phone: Sql; email: Sql }, other: Sql) => sql`case alike.trait
    when 'phone' then ${proved.phone} and ${other}.phone_confirmed_at is null
    when 'e-mail' then ${proved.email} and ${other}.confirmed_at is null
    else false end`;
const provedBy = (player: Sql) => ({
  phone: sql`${player}.phone_confirmed_at is not null`,
  email: sql`${player}.confirmed_at is not null`,
});

/** Blocked players who are like somebody new. The very same address is left to its own constraint, which tells no more than that. */
export const selectBlockedLike = (who: Newcomer) => query(twin)`
  select alike.id
  from player.alike(player.person_name(${who.firstName}, ${who.lastName}), ${who.birthdate}::date,
    player.documents(${who.personalIdNumber}, ${who.cpfNumber}), ${who.phone}::text, lower(${who.email}),
    array_remove(array[${who.fingerprint}::text], null)) as alike
  join player.player on player.id = alike.id
  where player.status = ${playerStatus.blocked} and (player.email_lower = lower(${who.email})) is not true
    and not ${isOnlyOf({ phone: sql`${who.isPhoneConfirmed}::boolean`, email: sql`${who.isEmailConfirmed}::boolean` }, sql`player`)}
  limit 1`;

/** The players who are like the one of the row `who`, whose devices are those of his sessions, and the one that he comes from now. */
const othersFrom = (fingerprint: string | null) => sql`player.alike(player.person_name(who.first_name, who.last_name), who.birthdate,
    player.documents(who.personal_id_number, who.cpf_number), who.phone, who.email_lower,
    array(select distinct fingerprint from player.session where player_id = who.id and fingerprint is not null)
      || array_remove(array[${fingerprint}::text], null)) as alike`;
const others = othersFrom(null);

/** A player like this one who has excluded himself and not come back. */
export const selectExcludedTwin = (playerId: string, fingerprint: string | null) => query(twin)`
  select alike.id
  from player.player who, ${othersFrom(fingerprint)} join player.player other on other.id = alike.id
  where who.id = ${playerId} and alike.id <> who.id and not ${isOnlyOf(provedBy(sql`who`), sql`other`)}
    and exists (select from player.self_exclusion where self_exclusion.player_id = alike.id)
  limit 1`;

/** Players like this one whose accounts are open. */
export const selectOpenTwins = (playerId: string) => query(twin)`
  select distinct alike.id
  from player.player who, ${others} join player.player other on other.id = alike.id
  where who.id = ${playerId} and alike.id <> who.id and not ${isOnlyOf(provedBy(sql`other`), sql`who`)} and other.status <> ${playerStatus.blocked}`;

const pair = row({ one: uuid, other: uuid, traits: text });

/** Of the newest open accounts those that are like an older open one: each pair once, with what they have in common. */
export const selectTwins = (newest: number) => query(pair)`
  select who.id as one, other.id as other, string_agg(alike.trait, ', ' order by alike.trait) as traits
  from (select * from player.player where status <> ${playerStatus.blocked} order by id desc limit ${newest}) as who,
    ${others} join player.player other on other.id = alike.id
  where alike.id < who.id and other.status <> ${playerStatus.blocked}
  group by who.id, other.id order by who.id desc`;

export const noteAnotherPerson = (playerId: string, contact: string, now: Date) => command`
  insert into player.another_person (player_id, contact, noted_at) values (${playerId}, ${contact}, ${now})
  on conflict on constraint another_person_player_id_contact_pkey do nothing`;
