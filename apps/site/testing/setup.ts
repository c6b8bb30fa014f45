import { cleanup } from '@testing-library/react';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';

// A component test has no server: a call fails as it does without a connection.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed: component tests have no server')));

// Alerts outlive the test that raised them, and files share their queue.
beforeEach(async () => {
  for (const { id } of toasts.visible()) toasts.close(id);
  await vi.waitUntil(() => toasts.visible().length === 0);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});
