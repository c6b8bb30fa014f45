/**
 * A hash of traits of this browser, by which the platform recognises a device. Loaded only when a form is sent; undefined
 * where a browser hides its traits, since that keeps nobody out. (A 3, AUTH-09)
 */
export async function readFingerprint(): Promise<string | undefined> {
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    const agent = await load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    return undefined;
  }
}
