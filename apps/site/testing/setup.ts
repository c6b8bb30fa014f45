import { cleanup, configure } from '@testing-library/react';
import { toasts, toastSpacingMs } from '@verdigale/ui/toast';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { forgetSentCalls, noServer } from './sent-calls.ts';
import { forgetShownAlerts } from './shown-alerts.ts';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 5_000 });

// A component test has no server, and none is made up (`tools/checks/test-habits.test.ts`).
vi.stubGlobal('fetch', noServer);

// It measures fonts and screens by timers that outlive the test, and its environment.
vi.mock('@fingerprintjs/fingerprintjs', () => ({ load: async () => ({ get: async () => ({ visitorId: 'browser-of-a-test' }) }) }));

// Alerts outlive the test that raised them, and files share their queue.
beforeEach(async () => {
  let lastSeen = 0;
  // One may still be on its way, and the next one is shown only so long after the last.
  await vi.waitUntil(
    async () => {
      for (const { id } of toasts.visible()) {
        toasts.close(id);
        lastSeen = Date.now();
      }
      await delay(20);
      return toasts.visible().length === 0 && Date.now() - lastSeen >= toastSpacingMs;
    },
    { timeout: 5_000 },
  );
  forgetShownAlerts();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetSentCalls();
});
