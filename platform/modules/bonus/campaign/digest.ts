import { createHash } from 'node:crypto';

/** The same for the same data, whatever the order of its keys: PostgreSQL keeps none. */
export function digestOf(data: object): string {
  const text = JSON.stringify(data, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(text).digest('hex');
}
