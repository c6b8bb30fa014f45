import { limitDefinition, type CallBody, type Limit } from '@verdigale/contract';
import { shortestText } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { changeCashLimit, findCashLimits } from '#modules/limit';
import { lockAccounts } from '#modules/wallet';
import { beginBreak } from './begin-break.ts';
import { viewLineOf } from './list-limits.ts';

const breaks: readonly number[] = [limitDefinition.coolingOff, limitDefinition.selfExclusion];

/**
 * What players set for themselves holds at once: a limit on money, a break, a self-exclusion. Throws invalid by field, also where there is a limit
 * of this kind, period and currency of their own: that one is changed. (wire 5.2)
 */
export async function createLimit(kernel: Kernel, playerId: string, wish: CallBody<'player.limits.create'>): Promise<Limit> {
  const { definition, period, currency, amount, product } = wish;
  if (product && !kernel.config.play.hasSportsbook) throw AppError.invalid('product', 'this brand has only one product');
  return kernel.db.transaction(async (tx) => {
    if (breaks.includes(definition)) return beginBreak(tx, kernel, playerId, wish);
    if (!currency) throw AppError.invalid('currency', 'is missing');
    if (amount === undefined || amount === null) throw AppError.invalid('amount', 'is missing');
    await lockAccounts(tx, playerId);
    const limits = await findCashLimits(tx, playerId, kernel.clock.now());
    if (
      limits.some(
        (each) => each.owner === 'player' && each.definition === definition && each.period === period && each.currency === currency,
      )
    )
      throw AppError.invalid('period', 'has a limit in this currency already');
    const made = await changeCashLimit(tx, kernel, playerId, { definition, period, currency, amount: shortestText(amount) });
    return (await viewLineOf(tx, kernel, playerId, made!))!;
  });
}
