import { playerStatus } from '@verdigale/contract';
import { newId, type Kernel, type Transaction } from '#kernel';
import { insertCredential, insertPlayer } from './player.sql.ts';
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
      emailLower: email?.toLowerCase() ?? null,
      confirmedAt: null,
      phone,
      phoneConfirmedAt: isPhoneConfirmed ? now : null,
      nickname,
      country,
      locale,
      currency: currency.code,
      agreedAt: now,
      createdAt: now,
      bonusCode: registration.bonusCode,
      affiliateTag: registration.affiliateTag,
      receiveEmailPromo: registration.receiveEmailPromo,
      receiveSmsPromo: registration.receiveSmsPromo,
    }),
  );
  tx.write(insertCredential({ playerId: id, passwordHash: registration.passwordHash, changedAt: now }));
  return id;
}
