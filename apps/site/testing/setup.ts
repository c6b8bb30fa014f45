import { cleanup, configure } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 5_000 });

// A component test has no server: a call fails as it does without a connection.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed: component tests have no server')));

// It measures fonts and screens by timers that outlive the test, and its environment.
vi.mock('@fingerprintjs/fingerprintjs', () => ({ load: async () => ({ get: async () => ({ visitorId: 'browser-of-a-test' }) }) }));

// Alerts outlive the test that raised them, and files share their queue.
beforeEach(async () => {
  for (const { id } of toasts.visible()) toasts.close(id);
  await vi.waitUntil(() => toasts.visible().length === 0);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});
