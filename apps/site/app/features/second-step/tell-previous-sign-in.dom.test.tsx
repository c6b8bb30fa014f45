import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { tellPreviousSignIn } from './tell-previous-sign-in.ts';

beforeEach(() => session.signedIn({ accessToken: 'token', profile: {} as Profile }));
afterEach(() => {
  session.signedOut();
  vi.restoreAllMocks();
});

async function tell(answer: () => Response): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  await act(async () => renderSite(<p />));
  await act(tellPreviousSignIn);
}

it('[S1] tells after a sign-in when the one before it was', async () => {
  await tell(() => Response.json({ data: { at: '2026-06-03T12:00:00.000Z' } }));
  expect(toasts.visible()).toMatchObject([
    { title: 'Welcome back', description: expect.stringMatching(/^Your last sign-in was on Jun 3, 2026/) },
  ]);
});

it.each([
  ['on the first one', () => Response.json({ data: { at: null } })],
  ['where it cannot be told', () => new Response('', { status: 500 })],
])('says nothing %s', async (_, answer) => {
  await tell(answer);
  expect(toasts.visible()).toEqual([]);
});
