/** A build that has failed would fail again at once, and takes all the time of a processor. */
const restMs = 60_000;

/** Whoever asks while something is made, or after it, gets the same; a failure too, until a minute after it: then it is tried again. */
export function shared<T>(make: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let made: Promise<T> | undefined;
  let failedAt: number | null = null;
  return () => {
    if (failedAt !== null && now() - failedAt >= restMs) made = undefined;
    if (made) return made;
    failedAt = null;
    made = make().catch((error: unknown) => {
      failedAt = now();
      throw error;
    });
    return made;
  };
}
