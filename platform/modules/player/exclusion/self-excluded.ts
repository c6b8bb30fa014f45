import { AppError } from '#kernel';

/** The refusal of somebody who has excluded himself, until then; null for good. */
export const selfExcluded = (endsAt: Date | null): AppError =>
  new AppError('selfExcluded', 'this player is self-excluded', { extra: endsAt ? { until: endsAt.toISOString() } : {} });
