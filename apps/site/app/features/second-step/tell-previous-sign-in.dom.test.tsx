import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sayPreviousSignIn, tellPreviousSignIn } from './tell-previous-sign-in.ts';

beforeEach(async () => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  await act(async () => renderSite(<p />));
});
afterEach(() => session.signedOut());

it('[S1] tells after a sign-in when the one before it was', async () => {
  await sayPreviousSignIn('2026-06-03T12:00:00.000Z');
  expect(toasts.visible()).toMatchObject([
    { title: 'Welcome back', description: expect.stringMatching(/^Your last sign-in was on 3 Jun 2026/) },
  ]);
});

it.each([
  ['on the first one', () => sayPreviousSignIn(null)],
  ['where it cannot be told', tellPreviousSignIn],
])('says nothing %s', async (_, say) => {
  await say();
  expect(toasts.visible()).toEqual([]);
});
