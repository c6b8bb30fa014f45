const againMs = 3_000;

/** A file of the client, asked for again while it does not come: on a bad line it is late, and nothing is lost. */
export const untilLoaded = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, againMs)).then(() => untilLoaded(load)));
