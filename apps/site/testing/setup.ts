import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';

// A component test has no server: a call fails as it does without a connection.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed: component tests have no server')));

afterEach(() => {
  cleanup();
  queryClient.clear();
});
