/** What browsers reveal about a connection; Safari and Firefox reveal nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is prefetched where data is expensive or slow. (SHELL-21) */
export function mayPrefetch(browser: object | undefined = globalThis.navigator): boolean {
  const { connection } = (browser ?? {}) as { connection?: Connection | undefined };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
