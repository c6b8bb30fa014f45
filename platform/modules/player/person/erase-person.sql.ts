import { command } from '#kernel/db/sql.ts';

/** What he signs in with, and when he did; and what staff has corrected of him, of which the journal keeps who did it. */
export const eraseWaysIn = (playerId: string) => command`
  with a as (delete from player.credential where player_id = ${playerId}),
    b as (delete from player.authenticator_app where player_id = ${playerId}),
    c as (delete from player.passkey where player_id = ${playerId}),
    d as (delete from player.recovery_code where player_id = ${playerId}),
    e as (delete from player.one_time_token where player_id = ${playerId}),
    f as (delete from player.limits_review where player_id = ${playerId}),
    g as (delete from player.correction where player_id = ${playerId})
  delete from player.sign_in where player_id = ${playerId}`;

/** What nobody is recognised by. One row where there was anything. */
export const eraseDetails = (playerId: string) => command`
  update player.player set nickname = null, gender = null, nationality = null, place_of_birth = null, address = null, additional_address = null,
    city = null, postal_code = null, time_zone = null, profession = null, age = null, bonus_code = null, security_question = null,
    security_answer = null, freshchat_restore_id = null, receive_email_promo = false, receive_sms_promo = false
  where id = ${playerId} and (receive_email_promo or receive_sms_promo or num_nonnulls(nickname, gender, nationality, place_of_birth, address,
    additional_address, city, postal_code, time_zone, profession, age, bonus_code, security_question, security_answer, freshchat_restore_id) > 0)`;

/** Whom he was told apart from, and who from him by an address that he has proved; and what other services and his devices call him. */
export const eraseTraces = (playerId: string) => command`
  with proved as (
      select email_lower as contact from player.player where id = ${playerId} and confirmed_at is not null
      union all select phone from player.player where id = ${playerId} and phone_confirmed_at is not null),
    a as (delete from player.another_person where player_id = ${playerId} or contact in (select contact from proved)),
    b as (delete from player.identity where player_id = ${playerId})
  delete from player.session where player_id = ${playerId}`;

/** What somebody is recognised by (player.alike). One row where there was anything. */
export const eraseTraits = (playerId: string) => command`
  update player.player set email = null, email_lower = null, confirmed_at = null, phone = null, phone_confirmed_at = null, first_name = null,
    last_name = null, birthdate = null, personal_id_number = null, cpf_number = null
  where id = ${playerId}
    and num_nonnulls(email, email_lower, confirmed_at, phone, phone_confirmed_at, first_name, last_name, birthdate, personal_id_number, cpf_number) > 0`;
