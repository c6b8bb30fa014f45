/**
 * The ids of a round's money calls. They derive from the round, so that a repeated call, also by another process after
 * a crash, carries the id of the first one.
 */
export const betId = (roundId: string): string => `${roundId}:bet`;
export const winId = (roundId: string): string => `${roundId}:win`;
export const rollbackId = (roundId: string): string => `${roundId}:rollback`;
