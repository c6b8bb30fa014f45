import { AppError, newId, type Kernel, type Queryable, type Transaction } from '#kernel';
import { insertStop, liftStop, openStops, playStopped, playStops, stoppedMethodNames, type Playable, type Stop } from './stop.sql.ts';

export { stopScopes, type Playable, type Stop } from './stop.sql.ts';

/** What is stopped. */
export type StopTarget = Pick<Stop, 'scope' | 'name'>;

/**
 * Stops all play, a product, provider, game or payment method, or the play of one player, for every process once this is committed: launches,
 * bets and deposits ask in their own reads. What was stopped already stays so. Throws invalid without a reason. (GLI 2.4)
 */
export async function putStop(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, target: StopTarget, because: string): Promise<void> {
  if (because.trim() === '') throw AppError.invalid('because', 'is missing');
  await tx.run(insertStop({ ...target, id: newId(), reason: because, stoppedAt: clock.now() }));
}

/** Throws notFound where nothing of this is stopped, invalid without a reason. */
export async function removeStop(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, target: StopTarget, because: string): Promise<void> {
  if (because.trim() === '') throw AppError.invalid('because', 'is missing');
  if ((await tx.run(liftStop(target, because, clock.now()))) === 0) throw new AppError('notFound', 'it is not stopped');
}

/** What is stopped now, the oldest first. */
export async function listStops(db: Queryable): Promise<Stop[]> {
  return db.all(openStops());
}

/** Throws playStopped (14110). For play without a player's restraints: a demo. */
export async function requireRunning(db: Queryable, playable: Playable): Promise<void> {
  refuseStopped(await db.one(playStopped(playable)));
}

/** Whether a game may not be played now, by anybody or by this player: asked of the database once, for a list of any length. */
export async function findStoppedPlay(db: Queryable, playerId: string | null): Promise<(game: Playable) => boolean> {
  const rows = await db.all(playStops(playerId));
  const stops = new Set(rows.map(({ scope, name }) => `${scope} ${name}`));
  const isEverything = rows.some(({ scope }) => scope === 'all' || scope === 'player');
  return ({ product, provider, studio, gameIdentity }) =>
    isEverything ||
    [`product ${product}`, `provider ${provider}`, `provider ${studio}`, `game ${gameIdentity}`].some((stop) => stops.has(stop));
}

export function refuseStopped({ isStopped }: { isStopped: boolean }): void {
  if (isStopped) throw new AppError('playStopped', 'an operator has stopped this play');
}

/** The payment methods by which nobody may deposit now. */
export async function findStoppedMethods(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await db.all(stoppedMethodNames())).map(({ name }) => name));
}
