/** Items with the same key together, each group where its first item stood, by priority within; without a key an item stands alone. */
export function groupsOf<T extends { packagePriority?: number | null }>(
  items: readonly T[],
  keyOf: (item: T) => string | null | undefined,
): [T, ...T[]][] {
  const known = new Map<string, [T, ...T[]]>();
  const groups: [T, ...T[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const group = key == null ? undefined : known.get(key);
    if (group) {
      group.push(item);
      continue;
    }
    const created: [T, ...T[]] = [item];
    groups.push(created);
    if (key != null) known.set(key, created);
  }
  for (const group of groups) group.sort((one, other) => (one.packagePriority ?? 0) - (other.packagePriority ?? 0));
  return groups;
}
