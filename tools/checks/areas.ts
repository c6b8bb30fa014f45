/**
 * What each area of `npm test` may take on two idle cores, in seconds: eighteen minutes in all. The unit tests share the cores with the static checks
 * (`parts.ts`). Who adds tests beyond an area's budget makes others quicker, or moves them to a cheaper kind (docs/guides/tests.md).
 */
export const BUDGET_SECONDS = { lint: 38, layers: 16, types: 28, build: 23, unit: 112, database: 228, browser: 635 } as const;

export type Area = keyof typeof BUDGET_SECONDS;

/** A line for each area that has run: what its parts took together, beside its budget. */
export function areaTable(seconds: ReadonlyMap<Area, number>): string {
  const lines = [...seconds].map(([area, taken]) => {
    const budget = BUDGET_SECONDS[area];
    return `${area.padEnd(13)}${taken.toFixed(1).padStart(6)} s  of ${String(budget).padStart(4)} s${taken > budget ? '  over its budget' : ''}`;
  });
  return lines.join('\n');
}
