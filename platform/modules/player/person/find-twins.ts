import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { requirePhone } from '../phone.ts';
import { findPlayerByPhone, findPlayerId, requirePlayer } from '../get-profile.ts';
import { noteAnotherPerson, selectTwins } from './person.sql.ts';

/** Two open accounts that may be one person's. */
export interface Twins {
  /** The younger account first. */
  players: readonly [string, string];
  /** `name`, `document`, `phone`, `e-mail`, `device`: what they have in common, with commas. */
  by: string;
}

/** Each is compared with all others: a second or two in all, with 100,000 players. */
const newest = 2_000;

/** Accounts of which one person may have two, for an operator to look at: the newest ones held against all, newest first. (M2) */
export async function findTwins(db: Queryable): Promise<Twins[]> {
  return (await db.all(selectTwins(newest))).map(({ one, other, traits }) => ({ players: [one, other], by: traits }));
}

/**
 * An operator has looked: whoever has this e-mail or phone, with an account or without one so far, is not this player, however alike they are.
 * Throws notFound, invalid for what is no address and no phone.
 */
export async function noteApart(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, playerId: string, contact: string): Promise<void> {
  const { email, phone } = await requirePlayer(tx, playerId);
  const known = contactOf(contact);
  const other = known.includes('@') ? await findPlayerId(tx, known) : await findPlayerByPhone(tx, known);
  const now = clock.now();
  tx.write(noteAnotherPerson(playerId, known, now));
  if (!other) return;
  for (const own of [email?.toLowerCase(), phone]) if (own) tx.write(noteAnotherPerson(other, own, now));
}

/** As players' contacts are compared: an address in small letters, a phone in digits alone. */
function contactOf(given: string): string {
  if (!given.includes('@')) return requirePhone(given);
  if (!/^[^\s@]+@[^\s@]+$/.test(given)) throw AppError.invalid('email', 'This is not an e-mail address');
  return given.toLowerCase();
}
