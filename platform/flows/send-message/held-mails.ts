import { displayUnit, formatMoney, fromWire } from '@verdigale/money';
import { getProfile } from '#modules/player';
import { findCurrency } from '#modules/settings';
import { depositClaimTopic, depositHeldTopic, depositReturnedTopic, type HeldFact } from '../held-money/index.ts';
import type { Composer } from './message-job.ts';

/** By the fact that brings it about: the kind of mail, and its template. */
export const heldMails = {
  [depositHeldTopic]: ['deposit-held', 'noteDepositHeld'],
  [depositClaimTopic]: ['deposit-claim', 'noteDepositClaim'],
  [depositReturnedTopic]: ['deposit-returned', 'noteDepositReturned'],
} as const;

/** To the player whose deposit was held, waits for an address, or has gone back; one without an address is not written to. */
export const heldMail =
  (template: string): Composer<HeldFact & { playerId: string }> =>
  async ({ db }, { playerId, amount, currency }) => {
    const [{ email, locale }, info] = await Promise.all([getProfile(db, playerId), findCurrency(db, currency)]);
    if (!email || !info) return null;
    const sum = formatMoney(fromWire(amount, info), displayUnit(info), locale ?? 'en');
    return { channel: 'mail', to: email, locale, template, values: { sum } };
  };
