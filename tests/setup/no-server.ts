import { vi } from 'vitest';

/** A component test has no server: a call fails as it does without a connection. */
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed: component tests have no server')));
