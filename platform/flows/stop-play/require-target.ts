import { AppError, type Queryable } from '#kernel';
import { getGame, isProvider } from '#modules/game';
import { products, stopScopes, type StopTarget } from '#modules/limit';
import { isDepositMethod } from '#modules/payment';
import { requirePlayer } from '#modules/player';

type Scope = StopTarget['scope'];

/** The name under which bets and deposits look for each; a game may be given by its id. An unknown name is refused, not stored. */
const nameOf: Record<Scope, (db: Queryable, name: string) => Promise<string | undefined>> = {
  all: async (_, name) => (name === '' ? name : undefined),
  product: async (_, name) => products.find((each) => each === name),
  provider: async (db, name) => ((await isProvider(db, name)) ? name : undefined),
  game: async (db, name) => (await getGame(db, name)).identity,
  method: async (db, name) => ((await isDepositMethod(db, name)) ? name : undefined),
  player: async (db, name) => (await requirePlayer(db, name)).id,
};

/** What is to be stopped. Throws invalid on `scope`, notFound for an unknown name. */
export async function requireTarget(db: Queryable, wish: { scope: string; name: string }): Promise<StopTarget> {
  const scope = stopScopes.find((each) => each === wish.scope);
  if (!scope) throw AppError.invalid('scope', `must be one of ${stopScopes.join(', ')}`);
  const name = await nameOf[scope](db, wish.name);
  if (name === undefined) throw new AppError('notFound', `no such ${scope}`);
  return { scope, name };
}
