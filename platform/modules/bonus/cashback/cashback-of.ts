import { money, type Money } from '@verdigale/money';
import { times } from '../award/price-item.ts';

export interface CashbackRule {
  /** Of the loss, a decimal; 0 where a level gets nothing. */
  percent: string;
  /** Less than this is not paid. */
  minimum: Money;
  cap: Money | null;
}

/** What comes back of a period: of own money lost, less what bonuses have become own money meanwhile; never below nothing. Cut to whole units. */
export function cashbackOf(
  { loss, released }: { loss: bigint; released: bigint },
  { percent, minimum, cap }: CashbackRule,
): { base: bigint; amount: bigint } {
  const base = loss > released ? loss - released : 0n;
  const share = times(money(base, minimum.currency), percent, 100n).amount;
  if (share === 0n || share < minimum.amount) return { base, amount: 0n };
  return { base, amount: cap && share > cap.amount ? cap.amount : share };
}
