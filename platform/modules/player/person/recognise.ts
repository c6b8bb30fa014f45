import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { closeAllSessions } from '../session/close-session.ts';
import { selectBlockedLike, selectExcludedTwin, type Newcomer } from './person.sql.ts';

/** Tells nobody whom he resembles, nor by what. */
const refusal = () => new AppError('admissionRefused', 'support has to look at this');

/** Refuses somebody who registers anew though he is excluded or blocked. Throws admissionRefused. (X8) */
export async function requireNewPerson(db: Queryable, who: Newcomer): Promise<void> {
  if (await db.maybe(selectBlockedLike(who))) throw refusal();
}

/** Refuses the second account of somebody who has excluded himself with the first. Throws admissionRefused. (X8) */
export async function requireNoExcludedTwin({ db }: Pick<Kernel, 'db'>, playerId: string, fingerprint: string | null): Promise<void> {
  if (await db.maybe(selectExcludedTwin(playerId, fingerprint))) throw refusal();
}

/** Ends the sessions of a second account that shows itself to be one while it is in use: its next sign-in is refused, and that may be long away. (X8) */
export async function shutOutExcludedTwin(tx: Transaction, hands: Pick<Kernel, 'clock' | 'events'>, playerId: string): Promise<void> {
  if (await tx.maybe(selectExcludedTwin(playerId, null))) await closeAllSessions(tx, hands, playerId);
}
