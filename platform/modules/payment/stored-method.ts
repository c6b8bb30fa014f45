import type { Queryable } from '#kernel';
import { upsertMethod, withdrawOtherMethods, type StoredMethod } from './method.sql.ts';

export type { Direction } from './method.sql.ts';

export type MethodSeed = StoredMethod & { isEnabled: boolean };

/** Brings the methods to the seed's state and disables all others, which stay for the invoices that name them. */
export async function replaceMethods(db: Queryable, methods: readonly MethodSeed[]): Promise<void> {
  await seedMethods(db, methods);
  await db.run(withdrawOtherMethods(methods.map(({ id }) => id)));
}

/** Brings these methods to the seed's state. */
export async function seedMethods(db: Queryable, methods: readonly MethodSeed[]): Promise<void> {
  for (const [position, each] of methods.entries()) await db.run(upsertMethod({ ...each, position }));
}
