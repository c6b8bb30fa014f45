import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#app/session/index.ts';
import { refuseCalls } from '#testing/refuse-calls.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Autologin } from './autologin.tsx';

afterEach(() => {
  session.signedOut();
  toasts.visible().forEach(({ id }) => toasts.close(id));
});

it('[AUTH-19] a token that is good for nothing signs nobody out', async () => {
  refuseCalls('loginTokenInvalid');
  session.signedIn({ accessToken: 'token', profile: { id: 'p1' } as Profile });
  await act(async () => renderSite(<Autologin />, { url: '/auth/autologin?state=junk' }));
  await vi.waitFor(() => expect(toasts.visible().map(({ title }) => title)).toEqual(['This link no longer works']));
  expect(session.current()).toEqual({ status: 'player', profile: { id: 'p1' } });
});
