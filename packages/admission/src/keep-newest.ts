/** Keeps this as the newest of a memory; beyond so many, the oldest is forgotten. */
export function keepNewest<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, capacity: number): void {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next();
  if (memory.size > capacity && !oldest.done) memory.delete(oldest.value);
}
