import { limitDefinition, limitStatus, type Limit } from '@verdigale/contract';

/** A limit of which nothing is left. (LIM-03) */
export function isReached({ amount, currentAmount }: Limit): boolean {
  return amount !== null && currentAmount !== null && currentAmount >= amount;
}

/** Whether a player has shut one product after the other to himself: then nothing else stays open, deposits neither. */
export function isShutOut(active: readonly Limit[]): boolean {
  return new Set(active.flatMap(({ product }) => product ?? [])).size > 1;
}

/**
 * What keeps a player from depositing in this currency now: breaks before all, else the limits that are reached, in another currency where the
 * brand has each limit hold for all deposits. (wire 5.3)
 */
export function depositHindrances(limits: readonly Limit[], currency: string): Limit[] {
  const active = limits.filter(({ status }) => status === limitStatus.active);
  const pause = active.find(({ definition, product }) => definition === limitDefinition.coolingOff && product === null);
  if (pause) return [pause];
  if (isShutOut(active)) return active.filter(({ product }) => product !== null);
  const reached = active.filter((limit) => limit.definition === limitDefinition.deposit && isReached(limit));
  const here = reached.filter((limit) => limit.currency === currency);
  return here.length > 0 ? here : reached;
}
