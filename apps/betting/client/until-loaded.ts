const againMs = 3_000;
/** At most one start in this time, whatever goes wrong. */
const startGuardMs = 10_000;

/**
 * Loads a file of the client and tries again until it comes: on a bad line it is only late. A browser may remember a failure for as long as
 * the document lives, so if the page can be fetched and the file cannot, the client reloads in place.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let isSecond = false; ; isSecond = true) {
    try {
      return await load();
    } catch {
      if (isSecond && performance.now() > startGuardMs && (await isServed())) window.location.reload();
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

const isServed = (): Promise<boolean> =>
  fetch(window.location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
