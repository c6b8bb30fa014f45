import { shownPockets, type ShownPocket } from '../account.ts';
import type { TransferPart } from './statement.sql.ts';

/** A transfer as the account saw it. */
export interface Movement {
  id: string;
  kind: string;
  reference: string;
  postedAt: Date;
  parts: readonly TransferPart[];
}

/**
 * The first movements after these versions, in the order in which they were posted: a movement's turn comes when it is
 * next in every pocket that it touches. Of several that could be next, the earlier one: times only order what the versions leave open.
 */
export function inOrder(parts: readonly TransferPart[], after: Readonly<Record<ShownPocket, bigint>>, count: number): Movement[] {
  const all = Map.groupBy(parts, (part) => part.transferId);
  const owner = new Map(parts.map((part) => [`${part.pocket} ${part.version}`, part.transferId]));
  const reached = { ...after };
  const isNext = ({ pocket, version }: TransferPart) => version === reached[pocket] + 1n;
  const movements: Movement[] = [];
  while (movements.length < count) {
    const heads = new Set(shownPockets.map((pocket) => all.get(owner.get(`${pocket} ${reached[pocket] + 1n}`) ?? '') ?? []));
    const [next] = [...heads].filter((head) => head.length > 0 && head.every(isNext)).toSorted(byTime);
    if (!next) break;
    for (const { pocket, version } of next) reached[pocket] = version;
    const { transferId: id, kind, reference, postedAt } = next[0]!;
    movements.push({ id, kind, reference, postedAt, parts: next });
  }
  return movements;
}

function byTime([a]: readonly TransferPart[], [b]: readonly TransferPart[]): number {
  return a!.postedAt.getTime() - b!.postedAt.getTime() || (a!.transferId < b!.transferId ? -1 : 1);
}
