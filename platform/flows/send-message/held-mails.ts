import { languageTag } from '@verdigale/language';
import { displayUnit, formatMoney, fromWire } from '@verdigale/money';
import { getProfile } from '#modules/player';
import { findCurrency } from '#modules/settings';
import { depositClaimTopic, depositHeldTopic, depositReturnedTopic, type HeldFact } from '../held-money/index.ts';
import type { Composer } from './message-job.ts';
import { phoneAlone } from './phone-alone.ts';

/** By the fact that brings it about: the kind of message, its template as a mail, and as a text message. */
export const heldMails = {
  [depositHeldTopic]: { name: 'deposit-held', mail: 'noteDepositHeld', sms: 'depositHeldSms' },
  [depositClaimTopic]: { name: 'deposit-claim', mail: 'noteDepositClaim', sms: 'depositClaimSms' },
  [depositReturnedTopic]: { name: 'deposit-returned', mail: 'noteDepositReturned', sms: 'depositReturnedSms' },
} as const;

/** To the player whose deposit was held, waits for an address, or has gone back: by text message where he has no address. */
export const heldMail =
  ({ mail, sms }: { mail: string; sms: string }): Composer<HeldFact & { playerId: string }> =>
  async ({ db }, { playerId, amount, currency }) => {
    const [profile, info] = await Promise.all([getProfile(db, playerId), findCurrency(db, currency)]);
    const { email, locale } = profile;
    const phone = phoneAlone(profile);
    if (!info) return null;
    const values = { sum: formatMoney(fromWire(amount, info), displayUnit(info), languageTag(locale ?? 'en')) };
    if (email) return { channel: 'mail', to: email, locale, template: mail, values };
    return phone === null ? null : { channel: 'sms', to: phone, locale, template: sms, values };
  };
