import { limitDefinition, type CallBody, type Limit } from '@verdigale/contract';
import { shortestText } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import {
  changeCashLimit,
  findCashLimits,
  findCoolingOff,
  findProductBreaks,
  linesOf,
  type CashLimit,
  type ProductBreak,
} from '#modules/limit';
import { beginBreak } from './begin-break.ts';
import { viewLineOf, viewLines } from './list-limits.ts';

/**
 * Another amount of a limit on money, whose period stays: less at once, more after a wait and the same request once more. Another period of a break:
 * longer only.
 * Beside an operator's it is the player's own that changes, or begins. Throws notFound, limitSetByOperator, invalid by field. (wire 5.3)
 */
export async function changeLimit(
  kernel: Kernel,
  playerId: string,
  { id, amount, period }: { id: string } & CallBody<'player.limits.change'>,
): Promise<Limit> {
  return kernel.db.transaction(async (tx) => {
    const limit = await requireLimit(tx, kernel, playerId, id);
    if ('endsAt' in limit) {
      if (!period) throw AppError.invalid('period', 'is missing');
      return beginBreak(tx, kernel, playerId, { ...limit, period });
    }
    if (amount === undefined || amount === null) throw AppError.invalid('amount', 'is missing');
    if (period && period !== limit.period) throw AppError.invalid('period', `is ${limit.period}: each period has a limit of its own`);
    await changeCashLimit(tx, kernel, playerId, { ...limit, amount: shortestText(amount) });
    return (await viewLineOf(tx, kernel, playerId, limit))!;
  });
}

/**
 * Ends a limit on money after a wait and the same request once more. Throws notFound, limitSetByOperator where only an operator's is left, and
 * limitFixed for a break. (wire 5.3)
 */
export async function removeLimit(kernel: Kernel, playerId: string, id: string): Promise<Limit> {
  return kernel.db.transaction(async (tx) => {
    const limit = await requireLimit(tx, kernel, playerId, id);
    if ('endsAt' in limit) throw new AppError('limitFixed', 'a break is not taken back');
    await changeCashLimit(tx, kernel, playerId, { ...limit, amount: null });
    return (await viewLineOf(tx, kernel, playerId, limit)) ?? (await viewLines(tx, kernel, linesOf([{ ...limit, next: null }])))[0]!;
  });
}

type Break = Pick<ProductBreak, 'definition' | 'endsAt'> & { product: ProductBreak['product'] | null };

async function requireLimit(tx: Transaction, { clock }: Kernel, playerId: string, id: string): Promise<CashLimit | Break> {
  const now = clock.now();
  const limit = (await findCashLimits(tx, playerId, now)).find((each) => each.id === id);
  if (limit) return limit;
  const whole = await findCoolingOff(tx, playerId, now);
  if (whole?.id === id) return { definition: limitDefinition.coolingOff, endsAt: whole.endsAt, product: null };
  const ofProduct = (await findProductBreaks(tx, playerId, now)).find((each) => each.id === id);
  if (ofProduct) return ofProduct;
  throw new AppError('notFound', 'no such limit');
}
