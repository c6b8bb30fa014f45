import { AppError, type Kernel } from '#kernel';
import { requireSigned } from '../limit/require-signed.ts';
import { closeOpenReview } from './review.sql.ts';

/** Somebody has looked at it. Throws notFound for what is not open, invalid on `reason` and `by`. */
export async function closeReview(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  id: string,
  signed: { by: string; reason: string },
): Promise<void> {
  requireSigned(signed);
  const closed = await db.maybe(closeOpenReview(id, { ...signed, at: clock.now() }));
  if (!closed) throw new AppError('notFound', 'no such open review');
}
