import { playerStatus } from '@verdigale/contract';
import { AppError } from '#kernel';

/** Throws depositLimited for a limited player, and unauthorised for one who was blocked, or has shut himself out, since the call was let in. */
export function requireMayDeposit(status: number | undefined): void {
  if (status === playerStatus.limited) throw new AppError('depositLimited', 'a limited player cannot deposit');
  if (status === playerStatus.blocked) throw new AppError('unauthorised', 'the session has ended meanwhile');
}
