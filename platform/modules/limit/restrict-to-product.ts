import { AppError, type Kernel, type Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { products } from './product.ts';
import { deleteProduct, saveProduct } from './restraint.sql.ts';

/**
 * Restricts a player to one product, or opens both again. Holds the player's lock: no bet on the other one passes once this is committed.
 * Throws invalid on `product`.
 */
export async function restrictToProduct(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, playerId: string, name: string): Promise<void> {
  const product = products.find((each) => each === name);
  if (!product && name !== 'both') throw AppError.invalid('product', `must be one of ${products.join(', ')}, both`);
  await lockAccounts(tx, playerId);
  tx.write(product ? saveProduct(playerId, product, clock.now()) : deleteProduct(playerId));
}
