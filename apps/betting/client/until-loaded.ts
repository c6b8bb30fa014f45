const againMs = 3_000;
/** At most one start in this time, whatever goes wrong. */
const startGuardMs = 10_000;

/**
 * A file of the client, asked for again while it does not come: on a bad line it is late, and nothing is lost. A browser may remember for as long
 * as the document lives that it did not come; so the client starts anew, where it is, once its page can be had and the file cannot.
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
