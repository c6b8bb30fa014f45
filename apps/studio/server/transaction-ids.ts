/**
 * The ids of a round's money calls. They derive from the round, so that a repeated call, also by another process after
 * a crash, carries the id of the first one.
 */
export const betId = (roundId: string): string => `${roundId}:bet`;
/** The bet of a raise, by its number from 1; one that was rolled back is never used again. */
export const raiseId = (roundId: string, raise: number): string => `${roundId}:bet:${raise}`;
export const raiseRollbackId = (roundId: string, raise: number): string => `${roundId}:rollback:${raise}`;
export const winId = (roundId: string): string => `${roundId}:win`;
export const rollbackId = (roundId: string): string => `${roundId}:rollback`;
