import type { Queryable } from '#kernel';

/** How long reference data is served from memory. (wire 1) */
export const referenceTtlMs = 600_000;

/**
 * Reads that seldom change, kept in this process for `referenceTtlMs`. Callers at the same time share one read. A read
 * inside a transaction bypasses the cache: read with `kernel.db`, before the transaction, to be served from memory.
 */
export function referenceData<T>(load: (db: Queryable) => Promise<T>): { read(db: Queryable): Promise<T>; forget(db: Queryable): void } {
  const kept = new WeakMap<Queryable, { value: Promise<T>; loadedAt: number }>();
  return {
    read(db) {
      const known = kept.get(db);
      if (known && performance.now() - known.loadedAt < referenceTtlMs) return known.value;
      const value = load(db);
      kept.set(db, { value, loadedAt: performance.now() });
      value.catch(() => kept.delete(db));
      return value;
    },
    forget: (db) => void kept.delete(db),
  };
}
