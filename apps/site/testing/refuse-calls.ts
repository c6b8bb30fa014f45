import { errors, type ErrorBody, type ErrorName } from '@verdigale/contract';
import { vi } from 'vitest';

/**
 * Until the test ends every call is refused with this entry of the catalogue, in the shape of the wire: for what a part says of
 * a refusal that nobody can bring about from a browser. That the platform gives it is for a test with the platform.
 */
export function refuseCalls(name: ErrorName, details: Partial<Pick<ErrorBody, 'message' | 'fields' | 'until'>> = {}): void {
  const { code, status } = errors[name];
  const body = JSON.stringify({ error: { code, message: '', ...details } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}
