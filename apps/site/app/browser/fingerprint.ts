/** Nobody is kept from signing in by a trait that the browser never tells, or by a file that does not come. */
const patienceMs = 3_000;

/**
 * A hash of traits of this browser, by which the platform recognises a device. Loaded only when a form is sent; undefined
 * where a browser hides its traits or takes too long, since that keeps nobody out. (A 3, AUTH-09)
 */
export async function readFingerprint(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([read().catch(() => undefined), late]);
}

async function read(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  const agent = await load({ monitoring: false });
  return (await agent.get()).visitorId;
}
