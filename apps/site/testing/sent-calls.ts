type Sent = [method: string, path: string, body: unknown];

const sent: Sent[] = [];
const keys: string[] = [];

/** Stands where the network is: it notes what a part asks for, and fails as it does offline. */
export function noServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
  sent.push([method, url, typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body]);
  const key = new Headers(init?.headers).get('idempotency-key');
  if (key !== null) keys.push(key);
  return Promise.reject(new TypeError('fetch failed: component tests have no server'));
}

/** What the part under test has asked of the platform, first call first. */
export const sentCalls = (): readonly Sent[] => sent;

/** Those of them that would change something. */
export const sentChanges = (): Sent[] => sent.filter(([method]) => method !== 'GET');

/** The idempotency keys that went with them, first call first. */
export const sentKeys = (): readonly string[] => keys;

export function forgetSentCalls(): void {
  sent.splice(0);
  keys.splice(0);
}
