import { sql } from 'kysely';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';

export const products = ['casino', 'sportsbook'] as const;
export type Product = (typeof products)[number];

/**
 * Leaves a player one product, or opens both again. Holds the player's lock: no bet on the other one passes once this is committed.
 * Throws invalid on `product`.
 */
export async function restrictToProduct(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, playerId: string, name: string): Promise<void> {
  const product = products.find((each) => each === name);
  if (!product && name !== 'both') throw AppError.invalid('product', `must be one of ${products.join(', ')}, both`);
  await lockAccounts(tx, playerId);
  if (!product) return tx.write(sql`delete from limits.product_restriction where player_id = ${playerId}`);
  return tx.write(sql`insert into limits.product_restriction (player_id, product, created_at) values (${playerId}, ${product}, ${clock.now()})
    on conflict on constraint product_restriction_player_id_pkey do update set product = excluded.product, created_at = excluded.created_at`);
}
