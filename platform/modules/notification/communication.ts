import { validate } from '@verdigale/validation';
import { AppError, newId, type Kernel, type Queryable } from '#kernel';
import { deleteCommunicationsBefore, insertCommunication, selectCommunication } from './communication.sql.ts';

export interface Communication {
  email: string;
  message: string;
}

/** By then the mail to the operator has long been sent. */
const keptDays = 30;

/**
 * Stores a message to the operator and emits `communication.received` `{ id }`, which queues the mail: the queue holds neither
 * address nor text. Throws invalid on `email`, `message`. (wire 6)
 */
export async function receiveCommunication({ db, clock, events }: Kernel, body: Communication): Promise<void> {
  const [email, message] = [body.email.trim(), body.message.trim()];
  if (validate(email, [{ rule: 'required' }, { rule: 'email' }]).length > 0)
    throw AppError.invalid('email', 'This is not an e-mail address');
  if (message === '') throw AppError.invalid('message', 'This field is required');
  const id = newId();
  await db.transaction(async (tx) => {
    tx.write(insertCommunication({ id, email, message, createdAt: clock.now() }));
    events.emit(tx, { topic: 'communication.received', payload: { id } });
  });
}

/** What somebody wrote in the contact form; undefined once it is forgotten. */
export function findCommunication(db: Queryable, id: string): Promise<Communication | undefined> {
  return db.maybe(selectCommunication(id));
}

/** Messages are not kept longer than they are needed. */
export async function pruneCommunications({ db, clock }: Kernel): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  await db.run(deleteCommunicationsBefore(before));
}
