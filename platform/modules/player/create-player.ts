import { playerStatus } from '@verdigale/contract';
import { newId, type Kernel, type Transaction } from '#kernel';
import { insertCredential, insertPlayer } from './player.sql.ts';
export { phoneTakenConstraint } from './player.sql.ts';
import type { Registration } from './prepare-registration.ts';

/** Violated at the commit when the e-mail of a new player is taken. */
export const emailTakenConstraint = 'player_email_lower_key';

/** Stores a new player with his password among the transaction's other writes; answers his id. */
export function createPlayer(tx: Transaction, { clock }: Kernel, registration: Registration): string {
  const id = newId();
  const now = clock.now();
  const { email, phone, isPhoneConfirmed, nickname, country, currency, locale } = registration;
  tx.write(
    insertPlayer({
      id,
      status: playerStatus.active,
      ...registration.details,
      email,
      email_lower: email?.toLowerCase() ?? null,
      confirmed_at: null,
      phone,
      phone_confirmed_at: isPhoneConfirmed ? now : null,
      nickname,
      country,
      locale,
      currency: currency.code,
      agreed_at: now,
      created_at: now,
      bonus_code: registration.bonusCode,
      affiliate_tag: registration.affiliateTag,
      receive_email_promo: registration.receiveEmailPromo,
      receive_sms_promo: registration.receiveSmsPromo,
    }),
  );
  tx.write(insertCredential({ player_id: id, password_hash: registration.passwordHash, changed_at: now }));
  return id;
}
