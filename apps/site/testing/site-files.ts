import { vi } from 'vitest';
import { noServer } from './sent-calls.ts';

/** Stands where the files of the site come from, for parts that ask whether one is to be had: null means that there is no connection. It answers no call of ours. */
export function serveFiles(answer: (path: string) => Response | null): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const file = typeof input === 'string' && !input.startsWith('/api/') ? answer(input) : null;
    return file ? Promise.resolve(file) : noServer(input, init);
  });
}

/** As it is for every other test. */
export const serveNothing = (): void => void vi.stubGlobal('fetch', noServer);
