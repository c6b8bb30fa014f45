import { AppError, type Queryable } from '#kernel';
import { findStoppedMethods } from '#modules/limit';
import { depositMethodNamed } from './method.sql.ts';

/** Whether there is such a way to deposit: no other can be stopped. */
export async function isDepositMethod(db: Queryable, id: string): Promise<boolean> {
  return (await db.maybe(depositMethodNamed(id))) !== undefined;
}

/** Throws methodStopped (14112). Deposits that were begun before are settled as usual. */
export async function requireRunningMethod(db: Queryable, id: string): Promise<void> {
  if ((await findStoppedMethods(db)).has(id)) throw new AppError('methodStopped', 'an operator has stopped this way to pay');
}
