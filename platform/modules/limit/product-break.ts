import { limitDefinition } from '@verdigale/contract';
import { AppError, newId, type Kernel, type Queryable, type Transaction } from '#kernel';
import { exclusionEnd } from '#modules/player';
import { lockAccounts } from '#modules/wallet';
import { breakEnd } from './cooling-off.ts';
import { products, type Product } from './product.ts';
import { excludedAt, onBreakAt, productBreaksAt, saveProductBreak, shutAt, type ProductBreak } from './product-break.sql.ts';

export type { ProductBreak } from './product-break.sql.ts';

/** The breaks and exclusions from one product that run. */
export const findProductBreaks = (db: Queryable, playerId: string, now: Date): Promise<ProductBreak[]> =>
  db.all(productBreaksAt(playerId, now));

/** Whether the player takes a break from this product, by itself or with all others; without a product, from anything at all. */
export async function isOnBreak(db: Queryable, playerId: string, now: Date, product: Product | null = null): Promise<boolean> {
  return (await db.one(onBreakAt(playerId, now, product))).isOnBreak;
}

/** Which of these players have excluded themselves from this product alone. */
export async function findExcluded(db: Queryable, playerIds: readonly string[], product: Product, now: Date): Promise<ReadonlySet<string>> {
  return new Set((await db.all(excludedAt(playerIds, product, now))).map(({ playerId }) => playerId));
}

/** The products that are shut to a player now: by a break or an exclusion from them, a break from everything, or an operator. */
export async function findShutProducts(db: Queryable, playerId: string, now: Date): Promise<Product[]> {
  return (await db.all(shutAt(playerId, now))).map(({ product }) => product);
}

/** Whether nothing is left that a player may play now: by a break from everything, or because one product after the other is shut to him. */
export async function isShutOut(db: Queryable, playerId: string, now: Date): Promise<boolean> {
  return (await findShutProducts(db, playerId, now)).length === products.length;
}

/** The products that a player has excluded himself from, one by one. A break is no exclusion. */
export async function findExcludedProducts(db: Queryable, playerId: string, now: Date): Promise<Product[]> {
  const running = await findProductBreaks(db, playerId, now);
  return running.filter(({ definition }) => definition === limitDefinition.selfExclusion).map(({ product }) => product);
}

/**
 * Shuts one product to a player at once, by his wish, or makes that last longer; it cannot be shortened or taken back. Holds the player's
 * lock: no bet on that product passes once this is committed. Throws invalid on `product` and `period`.
 */
export async function startProductBreak(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  playerId: string,
  wish: { definition: number; period: string; product: string },
): Promise<ProductBreak> {
  const { definition, period } = wish;
  const product = products.find((each) => each === wish.product);
  if (!product) throw AppError.invalid('product', `must be one of ${products.join(', ')}`);
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const endsAt = definition === limitDefinition.selfExclusion ? exclusionEnd(period, now) : breakEnd(period, now);
  const running = (await findProductBreaks(tx, playerId, now)).find((each) => each.product === product && each.definition === definition);
  if (running && !isLater(endsAt, running.endsAt)) throw AppError.invalid('period', 'must not end before the one that runs');
  const { id, startedAt } = running ?? { id: newId(), startedAt: now };
  const begun: ProductBreak = { id, product, definition, period, startedAt, endsAt };
  tx.write(saveProductBreak(playerId, begun));
  return begun;
}

/** Without an end is for good. */
function isLater(one: Date | null, other: Date | null): boolean {
  return other !== null && (one === null || one > other);
}
