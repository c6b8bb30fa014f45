import { limitDefinition, type Limit } from '@verdigale/contract';
import type { Kernel, Queryable } from '#kernel';
import { usedByPlay } from '#modules/game';
import {
  findCashLimits,
  findCoolingOff,
  findProductBreaks,
  isSameKind,
  linesOf,
  viewBreak,
  viewLimit,
  type LimitKind,
  type LimitLine,
} from '#modules/limit';
import { sumForLimit } from '#modules/payment';

type Hands = Pick<Kernel, 'clock' | 'config'>;

/** The limits of a player and how much of each is used: the game module knows stakes and losses, the payment module deposits. (W 5) */
export async function listLimits(kernel: Hands & Pick<Kernel, 'db'>, playerId: string): Promise<Limit[]> {
  const now = kernel.clock.now();
  const { db } = kernel;
  const [limits, coolingOff, ofProducts] = await Promise.all([
    findCashLimits(db, playerId, now),
    findCoolingOff(db, playerId, now),
    findProductBreaks(db, playerId, now),
  ]);
  const views = await viewLines(db, kernel, linesOf(limits));
  const whole = coolingOff ? [viewBreak(limitDefinition.coolingOff, coolingOff)] : [];
  return [...whole, ...ofProducts.map((each) => viewBreak(each.definition, each)), ...views];
}

/** The line of one kind of limit that a player has. */
export async function viewLineOf(db: Queryable, kernel: Hands, playerId: string, kind: LimitKind): Promise<Limit | undefined> {
  const limits = await findCashLimits(db, playerId, kernel.clock.now());
  const [line] = await viewLines(db, kernel, linesOf(limits.filter((each) => isSameKind(each, kind))));
  return line;
}

/** With what is used of each; one that will be replaced is followed by the other. */
export async function viewLines(db: Queryable, { clock, config }: Hands, lines: readonly LimitLine[]): Promise<Limit[]> {
  const now = clock.now();
  const ofPlay = lines.filter(({ definition }) => definition !== limitDefinition.deposit);
  const used = await usedByPlay(db, { config }, ofPlay, now);
  const views = await Promise.all(
    lines.map(async (limit) => viewLimit(limit, used.get(limit.id) ?? (await sumForLimit(db, { config }, limit, now)), now)),
  );
  return views.flat();
}
